/** What a computer would do, in the words of the buttons that do it: the reason alone says only why. */

/**
 * One command in words; '' where the leaf has none for it.
 * @param {import('./model.js').Model} model @param {any} command @returns {string}
 */
export function advised(model, command) {
  const { words, asked, mine } = model;
  const say = (key, gaps) => words.say(`page-campaign-${key}`, gaps);
  const names = (ids) => ids.map((id) => model.title(id)).join(', ');
  const answer = (answers, choice) => answers?.find((each) => each.choice === choice)?.text ?? '';
  switch (command.do) {
    case 'march':
      return say('advice-march', { place: model.hexName(command.path.at(-1)) });
    case 'stay':
      return say('stay');
    case 'morning':
      return say(Object.values(command).some((list) => Array.isArray(list) && list.length) ? 'advice-morning' : 'as-they-are');
    case 'choose':
      return answer(mine?.answers, command.choice);
    case 'in_siege':
      return command.command.do === 'answer' ? answer(mine?.siege?.answers, command.command.choice) : '';
    case 'join':
    case 'feed':
      return command.groups.length ? names(command.groups) : say(`nobody-${asked?.ask}`);
    case 'name':
      return command.men.length ? names(command.men) : words.has(`page-campaign-instead-${asked?.ask}`) ? say(`instead-${asked?.ask}`) : '';
    case 'take':
      return say(`say-${asked?.ask}`, { points: command.points });
    default:
      return words.has(`page-campaign-deed-${command.do}`) ? deedWord(model, command) : '';
  }
}

/** What a deed is called. @param {import('./model.js').Model} model @param {any} command */
export function deedWord(model, command) {
  const what = { attack_place: command.how, hire: command.how, recruit: command.light ? 'light' : 'peasants' }[command.do] ?? '';
  return model.words.say(`page-campaign-deed-${command.do}`, { what, count: command.light || command.peasants || command.points || 0, name: command.group ? model.name(command.group) : '' });
}
