import type * as contract from '#contract/safety.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Row } from '../../platform/db/statement.ts';
import { findStaffName } from '../casework/case-log.ts';
import { collectFindings } from '../filter/screen.ts';
import type { findAppealed } from '../suspensions/suspension-queries.ts';
import type { listAdditions } from './addition-queries.ts';
import type { CaseRecord, findHistory, WaitingRow } from './case-queries.ts';
import type { People, StaffMember } from './reviewable.ts';

export function presentRow(
  { rankAt: _, openedAt, ...row }: WaitingRow,
  staff: readonly StaffMember[],
): contract.CaseRow {
  return { ...row, claimedBy: findStaffName(staff, row.claimedBy), openedAt: openedAt.toISOString() };
}

export function presentClaim(
  { claimedBy, claimedAt }: CaseRecord,
  staff: readonly StaffMember[],
  { accountId }: StaffActor,
): contract.CaseFile['claim'] {
  if (claimedBy === null || claimedAt === null) return null;
  return { by: findStaffName(staff, claimedBy) ?? '', at: claimedAt.toISOString(), isOwn: claimedBy === accountId };
}

export function presentAppealed(
  { by, reason, startsAt, endsAt }: Row<typeof findAppealed>,
  staff: readonly StaffMember[],
  isForColleague: boolean,
): contract.CaseFile['suspension'] {
  return {
    by: findStaffName(staff, by),
    reason,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    needsColleague: isForColleague,
  };
}

const harmRules: readonly string[] = ['crisis.abuse', 'crisis.danger'];

interface CrisisFacts {
  readonly additions: readonly { readonly text: string }[];
  readonly timeZone: string;
  readonly isParentContactRead: boolean;
}

/** What only the case of a child who may be in danger needs. */
export function presentCrisis(record: CaseRecord, facts: CrisisFacts): contract.CaseFile['crisis'] {
  if (record.reason !== 'crisis') return null;
  const { additions, timeZone, isParentContactRead } = facts;
  return { timeZone, mayHomeBeUnsafe: speaksOfHarm(record, additions), isParentContactRead };
}

/** Whether a parent may be the one to fear: being hurt, hungry or afraid of home. */
function speaksOfHarm({ text }: CaseRecord, additions: readonly { readonly text: string }[]): boolean {
  const texts = [text, ...additions.map((addition) => addition.text)];
  return texts.some((words) => findMarks(words).some(({ rule }) => harmRules.includes(rule)));
}

export function presentWords(record: CaseRecord, staff: readonly StaffMember[]) {
  const { text, title, authorName, writtenAt, verdictVersion, openedAt } = record;
  const { id, kind, reason, severity, urgent, ageGroup, reports, state, onHold, added } = record;
  return {
    ...{ id, kind, reason, severity, urgent, ageGroup, reports, state, onHold, title, added },
    claimedBy: findStaffName(staff, record.claimedBy),
    openedAt: openedAt.toISOString(),
    text,
    authorName,
    writtenAt: writtenAt?.toISOString() ?? null,
    verdictVersion,
    marks: findMarks(text),
  };
}

export function presentAddition({ writtenAt, ...words }: Row<typeof listAdditions>): contract.CaseAddition {
  return { ...words, at: writtenAt.toISOString(), marks: findMarks(words.text) };
}

function findMarks(text: string) {
  return collectFindings(text).map(({ rule, span: [from, to] }) => ({ from, to, rule }));
}

type Person = Awaited<ReturnType<People['describe']>>;

export function presentAuthor(
  person: Person,
  history: Awaited<ReturnType<typeof findHistory>> | undefined,
): contract.CaseFile['author'] {
  if (!person || !history) return null;
  const { username, joinedAt, suspendedUntil } = person;
  return {
    username,
    joinedAt: joinedAt.toISOString(),
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    ...history,
  };
}
