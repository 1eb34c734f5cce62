/** What is counted of a child's week besides the active minutes. `newBuddies` aside, these are columns of a weekly report. */
export const weekFigures = [
  'riddlesSolved',
  'pointsEarned',
  'jokesLiked',
  'postsCreated',
  'commentsPosted',
  'contentLiked',
  'messagesSent',
  'newBuddies',
] as const;
export type WeekFigure = (typeof weekFigures)[number];
export type WeekFigures = Readonly<Record<WeekFigure, number>>;

/**
 * Nothing was done, and nothing stopped. That is not to say that the child wasn't here: one who only reads has no active minutes. One who
 * only got a buddy, or was stopped by the filter, has none either, but parents read of that.
 */
export function isInactiveWeek(
  week: WeekFigures & { readonly timeActiveMinutes: number; readonly stops: readonly unknown[] },
): boolean {
  return week.timeActiveMinutes === 0 && week.stops.length === 0 && weekFigures.every((figure) => week[figure] === 0);
}

export const stopPlaces = ['post', 'comment', 'message'] as const;
export type StopPlace = (typeof stopPlaces)[number];

/**
 * What parents hear of the filter. Nothing that could have been a cry for help: no threats, nothing sexual, nothing about hurting
 * oneself, because home may be what the child fears.
 */
export const stopReasons = [
  'phone',
  'mail',
  'address',
  'school',
  'password',
  'birthday',
  'handle',
  'link',
  'name',
  'private',
  'picture',
  'unkind',
] as const;
export type StopReason = (typeof stopReasons)[number];

export const DAYS_PER_WEEK = 7;
