// Paints boards away from the page's own thread.
import { serve } from '../studio.js';
import { work } from './jobs.js';

serve(work);
