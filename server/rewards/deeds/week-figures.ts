import type { DeedKind } from '#contract/rules/rewards/deeds.ts';
import type { WeekFigure } from '#contract/rules/week-figures.ts';
import type { CountedFigure, Spans } from '../../family/index.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { countDeeds } from './week-queries.ts';

/** Which deeds add up to which stat of a child's week. */
const figureByDeed = {
  riddle_solved: 'riddlesSolved',
  joke_reacted: 'jokesLiked',
  post_published: 'postsCreated',
  comment_written: 'commentsPosted',
  liked: 'contentLiked',
} as const satisfies Partial<Record<DeedKind, WeekFigure>>;

export async function countDeedsOfWeek(db: Queryable, spans: Spans): Promise<readonly CountedFigure[]> {
  const counted = await countDeeds(db, { ...spans, kinds: Object.keys(figureByDeed) });
  return counted.map(({ childId, kind, count }) => ({
    childId,
    figure: figureByDeed[kind as keyof typeof figureByDeed],
    count,
  }));
}
