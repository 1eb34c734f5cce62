import { readPoints, readVisibilityStats } from '#contract/points.ts';
import { serve } from '../platform/http/serve.ts';
import { pointsOf, visibilityOf } from './totals.ts';

export const routes = [
  serve(readPoints, ({ context, actor }) => pointsOf(context.db, actor.accountId)),
  serve(readVisibilityStats, ({ context, actor }) => visibilityOf(context.db, actor)),
];
