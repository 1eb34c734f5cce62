/**
 * A child's list of what others did (hearts, comments, new buddies) and of their own levels. It hides people who are hidden
 * from the child and what was taken back. Entries are deleted after 90 days.
 */
import type { Module } from '../platform/module.ts';
import { eventHandlers } from './event-handlers.ts';
import { openNews } from './news.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export const activities: Module = {
  name: 'activities',
  personalData,
  routes,
  eventHandlers,
  open: openNews,
};
