import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/module.ts';
import { guardGames } from './guard.ts';
import { moderatedGameWords } from './moderated-words.ts';
import { personalData } from './personal-data.ts';
import { eventHandlers } from './play/settle.ts';
import { keepTimers } from './play/together.ts';
import { trackOpenGames } from './presence.ts';
import { routes } from './routes.ts';
import { socketHandlers } from './socket-handlers.ts';
import { jobs, watchGames } from './tidy.ts';

/** What games of several players bring to the module. */
export const collaborative = {
  personalData,
  routes,
  socketHandlers,
  eventHandlers,
  jobs,
  reviewables: [moderatedGameWords],
  open: async (context: Context): Promise<void> => {
    keepTimers(context);
    trackOpenGames(context);
    guardGames(context);
    watchGames(context);
  },
} satisfies Omit<Module, 'name'>;
