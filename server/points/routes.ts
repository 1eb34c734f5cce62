import * as contract from '#contract/points.ts';
import { serve } from '../platform/http/serve.ts';
import { readPoints, readVisibilityStats } from './totals.ts';

export const routes = [
  serve(contract.readPoints, ({ context, actor }) => readPoints(context.db, actor.accountId)),
  serve(contract.readVisibilityStats, ({ context, actor }) => readVisibilityStats(context.db, actor)),
];
