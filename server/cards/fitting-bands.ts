import type { Queryable } from '../platform/db/statement.ts';
import { BANDS } from './age-bands.ts';
import type { Library } from './library.ts';
import { listCardResults } from './queries.ts';

/** How many of the latest answers of a kind are counted, and how many are needed to judge. */
const MAX_COUNTED = 10;
const MIN_COUNTED = 6;
/** About seven right of ten is ideal. Above this share cards get harder, below that one easier. */
const TOO_EASY = 0.85;
const TOO_HARD = 0.5;

/** A card that a child has settled: either well, or with help, after many guesses, or not at all. */
export interface CardResult {
  readonly cardId: string;
  readonly isWell: boolean;
}

interface Reader {
  readonly accountId: string;
  readonly band: number;
  readonly before: Date;
}

/**
 * For each kind, the age band that fits how well the child did lately. Kinds that stay in the child's own band are left out.
 */
export async function bandsByKind(db: Queryable, library: Library, reader: Reader): Promise<Record<string, number>> {
  const { accountId, before, band } = reader;
  const results = await listCardResults(db, { accountId, before });
  return bandsFor(library, results, band);
}

/** `results` is newest first. The result is at most one band away from the child's own. */
export function bandsFor(
  { places, kindAt }: Pick<Library, 'places' | 'kindAt'>,
  results: readonly CardResult[],
  band: number,
): Record<string, number> {
  const byKind = Map.groupBy(results, ({ cardId }) => kindAt[places.get(cardId) ?? -1]?.name ?? '');
  const bands = [...byKind].map(([kind, all]) => [kind, band + bandChange(all.slice(0, MAX_COUNTED))] as const);
  return Object.fromEntries(bands.map(([kind, wanted]) => [kind, Math.min(Math.max(wanted, 0), BANDS - 1)]));
}

function bandChange(results: readonly CardResult[]): number {
  if (results.length < MIN_COUNTED) return 0;
  const share = results.filter(({ isWell }) => isWell).length / results.length;
  if (share > TOO_EASY) return 1;
  return share < TOO_HARD ? -1 : 0;
}
