import type { AgeGroup } from '#contract/rules/age.ts';
import { loadPairs, pairRow } from '../../friends/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import { type GateVerdict, mayMeet, pairFrom, personFrom, personRow, toProblem } from '../../safety/index.ts';
import { listPairFacts, type listPlayerFacts } from './meeting-queries.ts';

type Closed = Extract<GateVerdict, { open: false }>;
type PlayerFacts = readonly Row<typeof listPlayerFacts>[];

/** Throws if the child may not meet one of these players (docs/product-decisions.md, P15 and P34). */
export function checkMayPlayWith(actor: ChildActor, facts: PlayerFacts, now: Date): void {
  const person = personFrom(actor);
  const closed = facts
    .map((row) => mayMeet(person, personRow.toPerson(row, now), pairFrom(row), 'lobby'))
    .find(isClosed);
  if (closed) throw toProblem(closed);
}

/** The children among these with whom the reader may play now. */
export async function listPlayable(
  db: Queryable,
  actor: ChildActor,
  otherIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const person = personFrom(actor);
  const meetings = await loadPairs(db, [actor.accountId], otherIds, now);
  const open = meetings.filter(({ other, pair }) => mayMeet(person, other, pair, 'lobby').open);
  return new Set(open.map(({ otherId }) => otherId));
}

/** The gate's verdict on all pairs of players, in both directions. */
export interface PlayerPairs {
  /** The pairs who may not meet. */
  readonly closed: readonly { readonly oneId: string; readonly otherId: string }[];
  readonly ages: readonly AgeGroup[];
}

export async function loadPlayerPairs(db: Queryable, sessionId: string, now: Date): Promise<PlayerPairs> {
  const meetings = (await listPairFacts(db, { sessionId, now })).map((row) => pairRow.toMeeting(row, now));
  return {
    closed: meetings.filter(({ one, other, pair }) => !mayMeet(one, other, pair, 'lobby').open),
    ages: [...new Set(meetings.flatMap(({ one }) => one.ageGroup ?? []))],
  };
}

function isClosed(verdict: GateVerdict): verdict is Closed {
  return !verdict.open;
}
