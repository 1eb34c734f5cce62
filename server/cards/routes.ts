import * as reviews from '#contract/cards/card-desk.ts';
import * as desk from '#contract/cards/kinds/riddle-desk.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { listContentCards, reviewCard, takeBackReview } from './desk/card-reviews.ts';
import { draftRiddles } from './desk/draft-riddles.ts';
import { generateBatch, generateByCategory, generateByDifficulty } from './desk/generate-riddles.ts';
import { editRiddle, listGeneratedRiddles, moveRiddle, readRiddleStats } from './desk/riddle-desk.ts';
import { cardKinds } from './kinds.ts';

const deskRoutes: readonly Route[] = [
  serve(desk.generateBatch, ({ context, actor, body }) => generateBatch(context, actor, body)),
  serve(desk.generateByCategory, ({ context, actor, body }) => generateByCategory(context, actor, body)),
  serve(desk.generateByDifficulty, ({ context, actor, body }) => generateByDifficulty(context, actor, body)),
  serve(desk.draftRiddles, ({ context, actor, body }) => draftRiddles(context, actor, body)),
  serve(desk.readRiddleStats, ({ context }) => readRiddleStats(context)),
  serve(desk.listGeneratedRiddles, ({ context, query }) => listGeneratedRiddles(context, query)),
  serve(desk.editRiddle, ({ context, actor, params, body }) => editRiddle(context, actor, params.id, body)),
  serve(desk.moveRiddle, ({ context, actor, params, body }) => moveRiddle(context, actor, params.id, body.status)),
  serve(reviews.listContentCards, ({ context, query }) => listContentCards(context, query)),
  serve(reviews.reviewCard, ({ context, actor, params }) => reviewCard(context, actor, params.id)),
  serve(reviews.takeBackReview, ({ context, actor, params }) => takeBackReview(context, actor, params.id)),
];

export const routes: readonly Route[] = [...cardKinds.flatMap((kind) => kind.routes ?? []), ...deskRoutes];
