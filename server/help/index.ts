/**
 * Who runs this Lilypad, the contact form, and helplines for children in danger. A message is stored before the
 * sender is thanked, and is mailed to the operator.
 */
import type { Module } from '../platform/module.ts';
import { eventHandlers } from './event-handlers.ts';
import { openHelplines } from './helplines.ts';
import { jobs } from './jobs.ts';
import { moderatedMessages } from './moderated-messages.ts';
import { personalData } from './personal-data.ts';
import { openReviewFacts } from './review-facts.ts';
import { routes } from './routes.ts';

export { answerMessage, countOpenMessages, listContactMessages } from './answers.ts';
export { knownCountries } from './helplines.ts';

export const help: Module = {
  name: 'help',
  personalData,
  routes,
  eventHandlers,
  jobs,
  reviewables: [moderatedMessages],
  open: async (context) => {
    await openReviewFacts(context);
    await openHelplines(context);
  },
};
