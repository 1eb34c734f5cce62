import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/module.ts';
import { guardGames } from './guard.ts';
import { moderatedPlayers } from './moderation/moderated-players.ts';
import { moderatedGameWords } from './moderation/moderated-words.ts';
import { moderatedWorks } from './moderation/moderated-works.ts';
import { personalData } from './personal-data.ts';
import { eventHandlers } from './play/settle.ts';
import { runTimers } from './play/together.ts';
import { trackOpenGames } from './presence.ts';
import { routes } from './routes.ts';
import { socketHandlers } from './socket-handlers.ts';
import { jobs, watchGames } from './tidy.ts';

/** What collaborative games add to the module's definition. */
export const collaborative = {
  personalData,
  routes,
  socketHandlers,
  eventHandlers,
  jobs,
  reviewables: [moderatedGameWords, moderatedPlayers, moderatedWorks],
  open: async (context: Context): Promise<void> => {
    runTimers(context);
    trackOpenGames(context);
    guardGames(context);
    watchGames(context);
  },
} satisfies Omit<Module, 'name'>;
