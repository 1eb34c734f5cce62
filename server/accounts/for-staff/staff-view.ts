import type { PeopleList, Person, PersonRow } from '#contract/people.ts';
import { ageGroupAt } from '#contract/rules/age.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { type Departure, findDeparture } from '../departures/departures.ts';
import { listDevices } from '../sessions/sessions.ts';
import * as queries from './staff-view-queries.ts';

/** If more addresses match, staff have to type more of the address. */
const MAX_BY_ADDRESS = 200;

interface Search {
  readonly words: string;
  /** The last username of the page before. */
  readonly after: string | null;
  readonly most: number;
}

/** What staff see of children: state and consent, never a birth date or a real name. */
export async function searchChildren(db: Queryable, { words, after, most }: Search, now: Date): Promise<PersonRow[]> {
  const beginning = words.toLowerCase();
  const found = await queries.searchChildren(db, {
    beginning,
    after: after ?? '',
    most,
    mostByAddress: MAX_BY_ADDRESS,
  });
  return found.map((row) => presentLine(row, now));
}

interface ActiveSince extends Omit<Search, 'words'> {
  readonly since: Date;
}

/** Children who were active since then: the ones that the dashboard counts. */
export async function listActiveChildren(
  db: Queryable,
  { since, after, most }: ActiveSince,
  now: Date,
): Promise<PersonRow[]> {
  const found = await queries.listActiveChildren(db, { since, after: after ?? '', most });
  return found.map((row) => presentLine(row, now));
}

interface OneList extends Omit<Search, 'words'> {
  readonly list: PeopleList;
}

/** Of the newest there is only one page. */
export async function listChildren(db: Queryable, { list, after, most }: OneList, now: Date): Promise<PersonRow[]> {
  const page = { after: after ?? '', most };
  const found = await {
    newest: () => queries.listNewestChildren(db, { most: most - 1 }),
    suspended: () => queries.listSuspendedChildren(db, { ...page, now }),
    waiting: () => queries.listWaitingChildren(db, page),
  }[list]();
  return found.map((row) => presentLine(row, now));
}

type WithoutCases = Omit<Person, 'cases'>;

/** What an admin sees of one child, but for the cases about them. */
export async function findPerson(
  db: Queryable,
  id: string,
  admin: StaffActor,
  now: Date,
): Promise<WithoutCases | undefined> {
  const [child, sessions, departure] = await Promise.all([
    queries.findChildForStaff(db, { id }),
    listDevices(db, id, now),
    findDeparture(db, id),
  ]);
  if (!child) return undefined;
  return {
    ...presentLine(child, now),
    consentMethod: child.consentMethod,
    consentAt: child.consentAt?.toISOString() ?? null,
    scopes: [...child.scopes],
    sessions,
    leaving: departure ? presentDeparture(departure, admin) : null,
  };
}

function presentDeparture(
  { eraseAt, askedBy, askedByParent, agreedBy }: Departure,
  { accountId, isSettled }: StaffActor,
) {
  const isAgreed = askedBy === null || agreedBy !== null;
  return {
    eraseAt: eraseAt.toISOString(),
    by: askedBy !== null ? 'staff' : askedByParent !== null ? 'parent' : 'child',
    isAgreed,
    mayAgree: !isAgreed && isSettled && askedBy !== accountId,
  } as const;
}

function presentLine(row: queries.ChildLine, now: Date): PersonRow {
  const { id, username, displayName, birthDate, state, consent, lastActiveAt, createdAt, suspendedUntil } = row;
  return {
    id,
    username,
    displayName,
    ageGroup: ageGroupAt(now, birthDate),
    state: state === 'active' && isSuspended(row, now) ? 'paused' : state,
    consent,
    lastActiveAt: lastActiveAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    suspendedUntil: isSuspended(row, now) ? (suspendedUntil?.toISOString() ?? null) : null,
  };
}

function isSuspended({ suspendedUntil }: Pick<queries.ChildLine, 'suspendedUntil'>, now: Date): boolean {
  return suspendedUntil !== null && suspendedUntil > now;
}
