/**
 * Tells a child what others did (hearts, comments, new buddies), and own levels. Promise: whoever is hidden from the child,
 * or has taken something back, is hidden here too, and nothing is kept longer than 90 days.
 */
import type { Room } from '../platform/room.ts';
import { jobs } from './jobs.ts';
import { openNews } from './news.ts';
import { personal } from './personal.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export const activities: Room = {
  name: 'activities',
  personal,
  routes,
  jobs,
  reactions,
  open: openNews,
};
