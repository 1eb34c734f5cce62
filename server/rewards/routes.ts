import * as contract from '#contract/rewards.ts';
import { serve } from '../platform/http/serve.ts';
import { listAchievements } from './achievements/achievements.ts';
import { readDailyChallenge } from './challenges/daily.ts';
import { chooseLeaderboards, readLeaderboardChoice } from './leaderboards/choice.ts';
import { listLeaderboards } from './leaderboards/leaderboards.ts';
import { readPond } from './pond/own-pond.ts';
import { visitPond, waveAtPond } from './pond/visits.ts';
import { readUserStats } from './stats.ts';
import { buyItem } from './store/buy.ts';
import { readStore } from './store/store.ts';
import { dressPip, wearItem } from './store/wear.ts';
import { readStreaks } from './streaks/streaks.ts';

export const routes = [
  serve(contract.listAchievements, ({ context, actor }) => listAchievements(context, actor)),
  serve(contract.readStreaks, ({ context, actor }) => readStreaks(context, actor)),
  serve(contract.readDailyChallenge, ({ context, actor }) => readDailyChallenge(context, actor)),
  serve(contract.readUserStats, ({ context, actor }) => readUserStats(context, actor)),
  serve(contract.readStore, ({ context, actor }) => readStore(context, actor)),
  serve(contract.buyItem, ({ context, actor, params }) => buyItem(context, actor, params.id)),
  serve(contract.wearItem, ({ context, actor, params, body }) => wearItem(context, actor, params.id, body)),
  serve(contract.dressPip, ({ context, actor, body }) => dressPip(context, actor, body)),
  serve(contract.readPond, ({ context, actor }) => readPond(context, actor)),
  serve(contract.visitPond, ({ context, actor, params }) => visitPond(context, actor, params.id)),
  serve(contract.waveAtPond, ({ context, actor, params, body }) => waveAtPond(context, actor, params.id, body)),
  serve(contract.listLeaderboards, ({ context, actor, query }) => listLeaderboards(context, actor, query.scope)),
  serve(contract.readLeaderboardChoice, ({ context, actor }) => readLeaderboardChoice(context, actor)),
  serve(contract.chooseLeaderboards, ({ context, actor, body }) => chooseLeaderboards(context, actor, body)),
];
