// Paints countries away from the page's own thread.
import { serve } from '../paint/studio.js';
import { work } from './jobs.js';

serve(work);
