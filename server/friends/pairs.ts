import type { Queryable } from '../platform/db/statement.ts';
import { type Pair, type Person, pairFrom, personRow } from '../safety/index.ts';
import { listFacts } from './queries.ts';

/** What the gate needs to know of one child and another. */
export interface Meeting {
  readonly oneId: string;
  readonly otherId: string;
  readonly one: Person;
  readonly other: Person;
  readonly pair: Pair;
}

/** The facts of every child of the first list with every other child of the second one, in one query. Unknown children are left out. */
export async function loadPairs(
  db: Queryable,
  oneIds: readonly string[],
  otherIds: readonly string[],
  now: Date,
): Promise<Meeting[]> {
  const rows = await listFacts(db, { oneIds, otherIds, now });
  return rows.map(
    ({
      oneId,
      otherId,
      areBuddies,
      isBlocked,
      oneBirthDate,
      oneState,
      oneConsent,
      oneScopes,
      oneIsInQuietHours,
      ...other
    }) => ({
      oneId,
      otherId,
      one: personRow.toPerson(
        {
          birthDate: oneBirthDate,
          state: oneState,
          consent: oneConsent,
          scopes: oneScopes,
          isInQuietHours: oneIsInQuietHours,
        },
        now,
      ),
      other: personRow.toPerson(other, now),
      pair: pairFrom({ areBuddies, isBlocked }),
    }),
  );
}
