/**
 * The server deals, judges and pays games. A round is stored after every move, so that any node can take the next one and a
 * reload loses nothing. What a player may not see yet never leaves the server.
 */
import type { Module } from '../platform/module.ts';
import { alone } from './alone/settle.ts';
import { collaborative } from './collaborative/index.ts';
import { together } from './collaborative/play/together.ts';
import { miniGame } from './kinds/mini-game.ts';
import { personalData } from './personal-data.ts';
import { watchRounds } from './rounds/expire.ts';
import { routes } from './routes.ts';

export { gamePlayed } from './alone/settle.ts';
export { playedTogether } from './collaborative/play/settle.ts';

export const games: Module = {
  ...collaborative,
  name: 'games',
  personalData,
  routes: [...routes, ...collaborative.routes],
  cardKinds: [miniGame],
  open: async (context) => {
    watchRounds(context, [alone, together]);
    await collaborative.open(context);
  },
};
