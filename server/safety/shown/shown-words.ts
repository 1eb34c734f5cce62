import { DAY, later } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { type Before, isPiece } from '../filter/contact/pieces.ts';
import { listShownWords } from './shown-words-queries.ts';

export { isPiece, joinPieces } from '../filter/contact/pieces.ts';
export { type SplitVerdict, screenAfter } from '../filter/split.ts';

/** What a child has shown to more than one other child within a day, in posts, comments, games and on the profile. */
export interface Shown extends Before<string> {
  /** Texts that only staff have read so far. */
  readonly held: ReadonlySet<string>;
}

const ROW_LENGTH = 5;

/** For `screenAfter`. Texts below titles are left out of the row, because someone who skims reads one title after the other. */
export async function readAll(db: Queryable, accountId: string, now: Date): Promise<Shown> {
  const words = (await listShownWords(db, { accountId, since: later(now, -DAY) })).toReversed();
  const row = words.filter(({ isOfProfile, isBelowTitle }) => !isOfProfile && !isBelowTitle);
  return {
    ofDay: words.map(({ text }) => text).filter(isPiece),
    row: row.map(({ text }) => text).slice(-ROW_LENGTH),
    held: new Set(words.filter(({ isHeld }) => isHeld).map(({ text }) => text)),
  };
}

/** The same with a text that is shown above the next one, as a title is. */
export function withTextAbove({ held, ofDay, row }: Shown, text: string): Shown {
  if (text === '') return { held, ofDay, row };
  return { held, ofDay: isPiece(text) ? [...ofDay, text] : ofDay, row: [...row, text].slice(-ROW_LENGTH) };
}
