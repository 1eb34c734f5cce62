import { ageGroupAt } from '#contract/rules/age.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { ChildActor, ConsentStatus } from '../platform/actor.ts';
import { type Column, day, text, texts } from '../platform/db/columns.ts';
import type { Pair, Person } from './gate.ts';

interface PersonRow {
  readonly birthDate: string;
  readonly state: Person['state'];
  readonly consent: ConsentStatus;
  readonly scopes: readonly Scope[];
}

/** A child as the database knows them, from a row of the view `people`. */
export const personRow = {
  columns: {
    birthDate: day,
    state: text as Column<Person['state']>,
    consent: text as Column<ConsentStatus>,
    scopes: texts as Column<readonly Scope[]>,
  },
  /** Reads $now: a suspension ends by itself. */
  select: (person: string) =>
    `${person}.birth_date as "birthDate",
     case when ${person}.state = 'active' and ${person}.paused_until > $now then 'paused' else ${person}.state end as state,
     ${person}.consent, ${person}.scopes`,
  toPerson: ({ birthDate, state, consent, scopes }: PersonRow, now: Date): Person => {
    const ageGroup = ageGroupAt(now, birthDate);
    return { role: 'child', ageGroup, consent, scopes: new Set(scopes), state, isInQuietHours: false };
  },
};

/** A signed-in child as the gate sees them. */
export function personFrom({ role, ageGroup, consent, scopes, suspendedUntil }: ChildActor): Person {
  return { role, ageGroup, consent, scopes, state: suspendedUntil ? 'paused' : 'active', isInQuietHours: false };
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
