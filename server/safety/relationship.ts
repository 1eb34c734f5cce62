import { ageGroupAt } from '#contract/rules/age.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { ChildActor, ConsentStatus } from '../platform/actor.ts';
import { bool, type Column, day, text, texts } from '../platform/db/columns.ts';
import type { Pair, Person } from './gate.ts';

interface PersonRow {
  readonly birthDate: string;
  readonly state: Person['state'];
  readonly consent: ConsentStatus;
  readonly scopes: readonly Scope[];
  readonly isInQuietHours: boolean;
}

/** A child as the database knows them, from a row of the view `people`. */
export const personRow = {
  columns: {
    birthDate: day,
    state: text as Column<Person['state']>,
    consent: text as Column<ConsentStatus>,
    scopes: texts as Column<readonly Scope[]>,
    isInQuietHours: bool,
  },
  /** Reads $now: suspensions and quiet hours end by themselves. A pause by a parent is one long quiet hour. */
  select: (person: string) =>
    `${person}.birth_date as "birthDate",
     case when ${person}.state = 'active' and ${person}.paused_until > $now then 'paused' else ${person}.state end as state,
     ${person}.consent, ${person}.scopes, exists (
       select from limited_children l where l.account_id = ${person}.id
         and (l.is_paused or not is_open_at(l.open_hours, l.time_zone, $now))
     ) as "isInQuietHours"`,
  toPerson: ({ birthDate, state, consent, scopes, isInQuietHours }: PersonRow, now: Date): Person => {
    const ageGroup = ageGroupAt(now, birthDate);
    return { role: 'child', ageGroup, consent, scopes: new Set(scopes), state, isInQuietHours };
  },
};

/** A signed-in child as the gate sees them. */
export function personFrom({ role, ageGroup, consent, scopes, suspendedUntil, closed }: ChildActor): Person {
  const state = suspendedUntil || closed?.because === 'paused' ? 'paused' : 'active';
  return { role, ageGroup, consent, scopes, state, isInQuietHours: closed?.because === 'quiet_hours' };
}

/** The facts of two children. What is not given counts against them. */
export function pairFrom({
  areBuddies,
  isBlocked,
  hasApprovedCode = false,
  isReached = false,
}: Pick<Pair, 'areBuddies' | 'isBlocked'> & Partial<Pair>): Pair {
  return { areBuddies, isBlocked, hasApprovedCode, isReached };
}
