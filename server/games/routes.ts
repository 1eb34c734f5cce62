import * as contract from '#contract/games.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { listGames, playMove, startGame, submitResult } from './alone/play.ts';

export const routes: readonly Route[] = [
  serve(contract.listGames, ({ context, actor }) => listGames(context, actor)),
  serve(contract.startGame, ({ context, actor, params, body }) => startGame(context, actor, params.id, body)),
  serve(contract.playMove, ({ context, actor, params, body }) => playMove(context, actor, params.id, body)),
  serve(contract.submitResult, ({ context, actor, body }) => submitResult(context, actor, body)),
];
