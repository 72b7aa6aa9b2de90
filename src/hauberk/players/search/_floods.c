/* Floods over the ways of a board, compiled. `floods.py` has the same in Python, and a test holds both against each other. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define FAR 255

typedef struct {
    int32_t cell;
    int32_t next; /* in the bucket of the same cost */
} Entry;

typedef struct {
    int32_t *place;  /* of a cell among those touched, or -1 */
    int32_t *cells;  /* those touched */
    int *onward;     /* the least cost from which he can go on, by place */
    double *sum;     /* the danger of that way: what `worst` adds up to */
    double *worst;   /* by place and shooter: the worst hex of that way for him */
    char *done;
    int touched, room, shooters;
} Ways;

static int place_of(Ways *w, int32_t cell) {
    int at = w->place[cell];
    if (at >= 0)
        return at;
    at = w->touched++;
    w->place[cell] = at;
    w->cells[at] = cell;
    w->onward[at] = FAR;
    w->sum[at] = 0.0;
    w->done[at] = 0;
    return at;
}

static PyObject *walk(PyObject *self, PyObject *args) {
    Py_buffer first, ends, prices, bars, tolls, fire, cost, danger;
    int start, points, surcharge, debt, shooters;
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*y*iiiiiw*w*", &first, &ends, &prices, &bars, &tolls, &fire, &shooters, &start, &points, &surcharge,
                          &debt, &cost, &danger))
        return NULL;
    const int32_t *from = first.buf, *to = ends.buf;
    const uint8_t *price = prices.buf, *bar = bars.buf, *toll = tolls.buf;
    const double *shots = fire.buf;
    uint8_t *out = cost.buf;
    double *harm = danger.buf;
    Py_ssize_t size = cost.len;
    PyObject *answer = NULL;
    int rows = points + surcharge + 1;
    Ways w = {0};
    int32_t *heads = NULL;
    Entry *entries = NULL;
    double *here = NULL;
    int32_t *reached = NULL;
    Py_ssize_t number = 0;
    int used = 0, room = 1024;
    if (start < 0 || start >= size || points < 0 || points >= FAR || surcharge < 0 || shooters < 0 || bars.len < size || tolls.len < size ||
        danger.len < size * (Py_ssize_t)sizeof(double) || first.len < (size + 1) * (Py_ssize_t)sizeof(int32_t) ||
        fire.len < size * shooters * (Py_ssize_t)sizeof(double) || from[size] > prices.len ||
        from[size] * (Py_ssize_t)sizeof(int32_t) > ends.len) {
        PyErr_SetString(PyExc_ValueError, "tables of different sizes");
        goto done;
    }
    w.shooters = shooters;
    w.place = malloc(size * sizeof(int32_t));
    w.cells = malloc(size * sizeof(int32_t));
    w.onward = malloc(size * sizeof(int));
    w.sum = malloc(size * sizeof(double));
    w.done = malloc(size);
    w.worst = malloc((size * shooters + 1) * sizeof(double));
    heads = malloc(rows * sizeof(int32_t));
    entries = malloc(room * sizeof(Entry));
    here = malloc((shooters + 1) * sizeof(double));
    reached = malloc(size * sizeof(int32_t));
    if (!w.place || !w.cells || !w.onward || !w.sum || !w.done || !w.worst || !heads || !entries || !here || !reached) {
        PyErr_NoMemory();
        goto done;
    }
    memset(w.place, -1, size * sizeof(int32_t));
    memset(heads, -1, rows * sizeof(int32_t));
    int at = place_of(&w, start);
    w.onward[at] = debt ? surcharge : 0;
    for (int s = 0; s < shooters; s++)
        w.worst[at * shooters + s] = 0.0;
    out[start] = 0;
    reached[number++] = start;
    harm[start] = 0.0;
    entries[0].cell = start;
    entries[0].next = -1;
    heads[w.onward[at]] = 0;
    used = 1;
    for (int spent = 0; spent < points && spent < rows; spent++) {
        for (int entry = heads[spent]; entry >= 0; entry = entries[entry].next) {
            int32_t cell = entries[entry].cell;
            int mine = w.place[cell];
            if (w.done[mine] || w.onward[mine] != spent)
                continue;
            w.done[mine] = 1;
            for (int32_t way = from[cell]; way < from[cell + 1]; way++) {
                int32_t other = to[way];
                if (!price[way] || bar[other] & 1)
                    continue;
                int total = spent + price[way] + toll[other];
                if (total > points)
                    continue;
                double sum = 0.0;
                for (int s = 0; s < shooters; s++) {
                    double worst = w.worst[mine * shooters + s], shot = shots[(Py_ssize_t)s * size + other];
                    here[s] = shot > worst ? shot : worst;
                    sum += here[s];
                }
                if (out[other] == FAR)
                    reached[number++] = other;
                if (total < out[other] || (total == out[other] && sum < harm[other])) {
                    out[other] = (uint8_t)total;
                    harm[other] = sum;
                }
                int on = total + (bar[cell] & bar[other] & 2 ? surcharge : 0);
                if (on >= rows)
                    continue;
                int there = place_of(&w, other);
                if (w.done[there] || on > w.onward[there] || (on == w.onward[there] && sum >= w.sum[there]))
                    continue;
                if (on < w.onward[there]) {
                    if (used == room) {
                        Entry *more = realloc(entries, 2 * room * sizeof(Entry));
                        if (!more) {
                            PyErr_NoMemory();
                            goto done;
                        }
                        entries = more;
                        room *= 2;
                    }
                    entries[used].cell = other;
                    entries[used].next = heads[on];
                    heads[on] = used++;
                }
                w.onward[there] = on;
                w.sum[there] = sum;
                if (shooters)
                    memcpy(w.worst + there * shooters, here, shooters * sizeof(double));
            }
        }
    }
    answer = PyList_New(number);
    for (Py_ssize_t each = 0; answer && each < number; each++)
        PyList_SET_ITEM(answer, each, PyLong_FromLong(reached[each]));
done:
    free(w.place);
    free(w.cells);
    free(w.onward);
    free(w.sum);
    free(w.done);
    free(w.worst);
    free(heads);
    free(entries);
    free(here);
    free(reached);
    PyBuffer_Release(&first);
    PyBuffer_Release(&ends);
    PyBuffer_Release(&prices);
    PyBuffer_Release(&bars);
    PyBuffer_Release(&tolls);
    PyBuffer_Release(&fire);
    PyBuffer_Release(&cost);
    PyBuffer_Release(&danger);
    return answer;
}

static PyMethodDef methods[] = {
    {"walk", walk, METH_VARARGS, "Fill in costs and dangers of the cells a man can get to, and name those cells."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_floods", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__floods(void) { return PyModule_Create(&module); }
