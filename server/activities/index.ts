/**
 * Tells a child what others did (hearts, comments, new buddies), and own levels. Promise: whoever is hidden from the child,
 * or has taken something back, is hidden here too, and nothing is kept longer than 90 days.
 */
import type { Module } from '../platform/module.ts';
import { eventHandlers } from './event-handlers.ts';
import { jobs } from './jobs.ts';
import { openNews } from './news.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export const activities: Module = {
  name: 'activities',
  personalData,
  routes,
  jobs,
  eventHandlers,
  open: openNews,
};
