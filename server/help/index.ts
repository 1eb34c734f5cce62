/**
 * Answers what people ask before they trust a place: who runs it, what holds here, how to reach somebody, whom to call in
 * danger. Promise: a message is kept before it is thanked for, and reaches the operator once.
 */
import type { Module } from '../platform/module.ts';
import { eventHandlers } from './event-handlers.ts';
import { openHelplines } from './helplines.ts';
import { jobs } from './jobs.ts';
import { moderatedMessages } from './moderated-messages.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export { listMessages } from './answers.ts';
export { knownCountries } from './helplines.ts';
export { countOpenMessages, noteAnswer } from './queries.ts';

export const help: Module = {
  name: 'help',
  personalData,
  routes,
  eventHandlers,
  jobs,
  reviewables: [moderatedMessages],
  open: openHelplines,
};
