/**
 * Answers what people ask before they trust a place: who runs it, what holds here, how to reach somebody, whom to call in
 * danger. Promise: a message is kept before it is thanked for, and reaches the operator once.
 */
import type { Room } from '../platform/room.ts';
import { openHelplines } from './helplines.ts';
import { jobs } from './jobs.ts';
import { judgedMessages } from './judged-messages.ts';
import { personal } from './personal.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { listMessages } from './answers.ts';
export { knownCountries } from './helplines.ts';
export { countOpenMessages, noteAnswer } from './queries.ts';

export const help: Room = {
  name: 'help',
  personal,
  routes,
  reactions,
  jobs,
  reviewables: [judgedMessages],
  open: openHelplines,
};
