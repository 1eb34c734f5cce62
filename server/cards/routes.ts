import * as desk from '#contract/cards/kinds/riddle-desk.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { cardKinds } from './kinds.ts';
import {
  editRiddle,
  generateBatch,
  generateByCategory,
  generateByDifficulty,
  listGeneratedRiddles,
  moveRiddle,
  readRiddleStats,
} from './riddle-desk.ts';

const deskRoutes: readonly Route[] = [
  serve(desk.generateBatch, ({ context, actor, body }) => generateBatch(context, actor, body)),
  serve(desk.generateByCategory, ({ context, actor, body }) => generateByCategory(context, actor, body)),
  serve(desk.generateByDifficulty, ({ context, actor, body }) => generateByDifficulty(context, actor, body)),
  serve(desk.readRiddleStats, ({ context }) => readRiddleStats(context)),
  serve(desk.listGeneratedRiddles, ({ context, query }) => listGeneratedRiddles(context, query)),
  serve(desk.editRiddle, ({ context, actor, params, body }) => editRiddle(context, actor, params.id, body)),
  serve(desk.moveRiddle, ({ context, actor, params, body }) => moveRiddle(context, actor, params.id, body.status)),
];

export const routes: readonly Route[] = [...cardKinds.flatMap((kind) => kind.routes ?? []), ...deskRoutes];
