import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Row } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import {
  type Opening,
  openCase,
  openStaffOnlyCase,
  screenProfile,
  type Verdict,
  withdrawCase,
} from '../safety/index.ts';
import { mayEditName } from './policy.ts';
import { joinedWith } from './profile-pieces.ts';
import { isCry, nameVerdict, type ProfileWords, profileAlarms, profileFlaws } from './profile-policy.ts';
import { needsReview } from './review-policy.ts';
import { dropWaiting, findOwner, keepWaiting, lockOwner, type WaitingKind } from './waiting-queries.ts';

type Owner = NonNullable<Row<typeof findOwner>>;

/** The kind of the case in which staff judge a new value. */
export const caseKinds = { display_name: 'new_name', bio: 'new_bio' } as const;

/** What becomes of new words: those to publish now, and what is still to be written with the transaction. */
export interface Outcome {
  readonly displayName: string | null;
  readonly bio: string | null;
  readonly needsComfort: boolean;
  /** What is remembered of them for a day; null where no words are changed. */
  readonly pieces: readonly string[] | null;
  /** Why nothing of the call is stored but `writes`, a sentence for each field. */
  readonly flaws: Readonly<Record<string, string>>;
  readonly writes: readonly unknown[];
}

export const nothingChosen: Outcome = {
  displayName: null,
  bio: null,
  needsComfort: false,
  pieces: null,
  flaws: {},
  writes: [],
};

/**
 * Decides about new words. What waits replaces what waited before, with its case. A child in trouble is not refused: the
 * words go to staff and to nobody else. Staff also see refused words that mean danger.
 */
export async function chooseWords(
  context: Context,
  tx: Transaction,
  actor: ChildActor,
  words: ProfileWords,
): Promise<Outcome> {
  const id = actor.accountId;
  const now = context.clock.now();
  const [, owner] = await Promise.all([lockOwner(tx, { id }), findOwner(tx, { id })]);
  if (!owner) throw new Problem('sign_in_required');
  if (!mayEditName(owner.consent)) throw new Problem('consent_required');
  const joined = joinedWith(owner, words, now);
  const alarms = [...profileAlarms(words), ...joined.alarms];
  const author = { id, name: owner.username, ageGroup: actor.ageGroup };
  for (const { text, verdict } of alarms) openStaffOnlyCase(tx, { text, verdict, author, at: now });
  const flaws = { ...joined.flaws, ...profileFlaws(words, owner) };
  if (Object.keys(flaws).length > 0) return { ...nothingChosen, flaws };
  const cries = new Set(alarms.filter(({ verdict }) => isCry(verdict)).map(({ field }) => field));
  const name = cries.has('displayName')
    ? unchanged
    : choose(context, tx, actor, owner, nameOf(owner, words.displayName));
  const bio = cries.has('bio') ? unchanged : choose(context, tx, actor, owner, bioOf(owner, words.bio));
  return {
    displayName: name.published,
    bio: bio.published,
    needsComfort: cries.size > 0,
    pieces: joined.pieces,
    flaws,
    writes: [...name.writes, ...bio.writes],
  };
}

interface Change {
  readonly kind: WaitingKind;
  readonly words: string | undefined;
  readonly published: string;
  readonly waiting: { readonly id: string; readonly words: string } | undefined;
}

function nameOf({ displayName, waitingName, waitingNameId }: Owner, words: string | undefined): Change {
  return { kind: 'display_name', words, published: displayName, waiting: waitingOf(waitingNameId, waitingName) };
}

function bioOf({ bio, waitingBio, waitingBioId }: Owner, words: string | undefined): Change {
  return { kind: 'bio', words, published: bio, waiting: waitingOf(waitingBioId, waitingBio) };
}

function waitingOf(id: string | null, words: string | null): Change['waiting'] {
  return id === null || words === null ? undefined : { id, words };
}

interface Chosen {
  readonly published: string | null;
  readonly writes: readonly unknown[];
}

const unchanged: Chosen = { published: null, writes: [] };

function choose(context: Context, tx: Transaction, actor: ChildActor, owner: Owner, change: Change): Chosen {
  const { kind, words, published, waiting } = change;
  if (words === undefined || words === waiting?.words) return unchanged;
  const now = context.clock.now();
  const verdict = kind === 'bio' ? screenProfile(words) : nameVerdict(words);
  const former = waiting ? withdraw(tx, actor, kind, waiting.id, now) : [];
  if (words === published) return { published: null, writes: former };
  const isDoubted = verdict.decision !== 'allow';
  if (!needsReview({ words, isDoubted }, owner, now)) return { published: words, writes: former };
  const id = newId();
  const opening = caseOf({ id, kind, words }, actor, owner, verdict, now);
  const kept = keepWaiting(tx, { id, accountId: actor.accountId, kind, words, at: now });
  openCase(tx, opening);
  return { published: null, writes: [...former, kept] };
}

function withdraw(tx: Transaction, { accountId }: ChildActor, kind: WaitingKind, id: string, now: Date) {
  return [withdrawCase(tx, { kind: caseKinds[kind], subject: id, authorId: accountId }, now), dropWaiting(tx, { id })];
}

function caseOf(
  { id, kind, words }: { readonly id: string; readonly kind: WaitingKind; readonly words: string },
  { accountId, ageGroup }: ChildActor,
  { username }: Owner,
  { severity, version }: Verdict,
  at: Date,
): Opening {
  return {
    kind: caseKinds[kind],
    subject: id,
    reason: 'held',
    severity,
    urgent: false,
    verdictVersion: version,
    copy: { title: '', text: words, authorId: accountId, authorName: username, ageGroup, at },
    at,
  };
}
