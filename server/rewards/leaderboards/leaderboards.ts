import type { Leaderboard, LeaderboardScope, Leaderboards, Ranking } from '#contract/rewards/leaderboards.ts';
import { levelFor } from '#contract/rules/levels.ts';
import { addDays, startOfWeek } from '#contract/shared/days.ts';
import { presentChild, toReader } from '../../friends/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { localDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { hasConsent } from '../../safety/index.ts';
import * as queries from './board-queries.ts';
import { findPlayer } from './choice-queries.ts';

/** How many rows of a board are shown: the first ones, and so many above and below the reader. */
const FIRST = 10;
const AROUND = 2;
const FIRST_OF_PAST_WEEK = 3;

/** Each reader gets their own board: ranks close up over hidden children, so that nobody notices a gap. */
export async function listLeaderboards(
  { db, clock }: Context,
  actor: ChildActor,
  category: LeaderboardScope,
): Promise<Leaderboards> {
  if (category === 'buddies' && !hasConsent(actor, 'buddies')) throw new Problem('scope_off');
  const now = clock.now();
  const week = startOfWeek(localDay(actor.timeZone, now));
  const [player, rows, past] = await db.withConnection((connection) =>
    Promise.all([
      findPlayer(connection, { accountId: actor.accountId }),
      ...readBoards(connection, { actor, category, week, now }),
    ]),
  );
  if (!player) return { isOn: false, category, ageGroup: actor.ageGroup, week: null, pastWeeks: [] };
  return {
    isOn: true,
    category,
    ageGroup: player.ageGroup,
    week: presentWeek(week, rows, actor, true),
    pastWeeks: presentPastWeeks(past, actor),
  };
}

interface Asked {
  readonly actor: ChildActor;
  readonly category: LeaderboardScope;
  readonly week: string;
  readonly now: Date;
}

function readBoards(db: Queryable, { actor, category, week, now }: Asked) {
  const reader = toReader(actor, now);
  const { readerId } = reader;
  const size = { week, first: FIRST, around: AROUND };
  const first = FIRST_OF_PAST_WEEK;
  return category === 'buddies'
    ? ([
        queries.listBuddiesOfWeek(db, { readerId, now, ...size }),
        queries.listBuddiesOfPastWeeks(db, { readerId, now, first }),
      ] as const)
    : ([
        queries.listAgeGroupOfWeek(db, { ...reader, ...size }),
        queries.listAgeGroupOfPastWeeks(db, { ...reader, first }),
      ] as const);
}

type PastRow = queries.RankingRow & { readonly week: string };

function presentPastWeeks(rows: readonly PastRow[], actor: ChildActor): Leaderboard[] {
  const weeks = Map.groupBy(rows, ({ week }) => week);
  return [...weeks].map(([week, ranked]) => presentWeek(week, ranked, actor, false));
}

function presentWeek(
  weekStart: string,
  rows: readonly queries.RankingRow[],
  actor: ChildActor,
  isActive: boolean,
): Leaderboard {
  const rankings = rows.map((row) => presentRanking(row, actor));
  return { weekStart, weekEnd: addDays(weekStart, 6), isActive, rankings };
}

function presentRanking(row: queries.RankingRow, { accountId }: ChildActor): Ranking {
  const { rank, place, score, isBuddy, points } = row;
  const { id, username, displayName, profileImageUrl, avatar } = presentChild(row);
  const child = { id, username, displayName, profileImageUrl, avatar };
  return { rank, place, score, isOwn: id === accountId, isBuddy, level: levelFor(points), child };
}
