import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Row } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { type Opening, openCase, screen, type Verdict, withdrawCase } from '../safety/index.ts';
import { mayEditName } from './policy.ts';
import { nameVerdict, type ProfileWords, profileFlaws } from './profile-policy.ts';
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
  readonly writes: readonly Promise<unknown>[];
}

export const nothingChosen: Outcome = { displayName: null, bio: null, needsComfort: false, writes: [] };

/** Refuses all at once, before anything is written. What waits replaces what waited before, with its case. */
export async function chooseWords(
  context: Context,
  tx: Transaction,
  actor: ChildActor,
  words: ProfileWords,
): Promise<Outcome> {
  const id = actor.accountId;
  const [, owner] = await Promise.all([lockOwner(tx, { id }), findOwner(tx, { id })]);
  if (!owner) throw new Problem('sign_in_required');
  if (!mayEditName(owner.consent)) throw new Problem('consent_required');
  const flaws = profileFlaws(words, owner);
  const [first] = Object.values(flaws);
  if (first) throw new Problem('invalid', { message: first, fields: flaws });
  const name = choose(context, tx, actor, owner, nameOf(owner, words.displayName));
  const bio = choose(context, tx, actor, owner, bioOf(owner, words.bio));
  return {
    displayName: name.published,
    bio: bio.published,
    needsComfort: name.needsComfort || bio.needsComfort,
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
  readonly needsComfort: boolean;
  readonly writes: readonly Promise<unknown>[];
}

function choose(context: Context, tx: Transaction, actor: ChildActor, owner: Owner, change: Change): Chosen {
  const { kind, words, published, waiting } = change;
  if (words === undefined) return { published: null, needsComfort: false, writes: [] };
  const now = context.clock.now();
  const verdict = kind === 'bio' ? screen(words) : nameVerdict(words);
  const needsComfort = verdict.decision === 'help';
  if (words === waiting?.words) return { published: null, needsComfort, writes: [] };
  const former = waiting ? withdraw(tx, actor, kind, waiting.id, now) : [];
  if (words === published) return { published: null, needsComfort, writes: former };
  const isDoubted = verdict.decision !== 'allow';
  if (!needsReview({ words, isDoubted }, owner, now)) return { published: words, needsComfort, writes: former };
  const id = newId();
  const opening = caseOf({ id, kind, words }, actor, owner, verdict, now);
  const kept = keepWaiting(tx, { id, accountId: actor.accountId, kind, words, at: now });
  return { published: null, needsComfort, writes: [...former, kept, openCase(tx, opening)] };
}

function withdraw(tx: Transaction, { accountId }: ChildActor, kind: WaitingKind, id: string, now: Date) {
  return [withdrawCase(tx, { kind: caseKinds[kind], subject: id, authorId: accountId }, now), dropWaiting(tx, { id })];
}

const MOST_SEVERE = 4;

function caseOf(
  { id, kind, words }: { readonly id: string; readonly kind: WaitingKind; readonly words: string },
  { accountId, ageGroup }: ChildActor,
  { username }: Owner,
  { decision, severity, version }: Verdict,
  at: Date,
): Opening {
  const inTrouble = decision === 'help';
  return {
    kind: caseKinds[kind],
    subject: id,
    reason: inTrouble ? 'crisis' : 'held',
    severity: inTrouble ? MOST_SEVERE : severity,
    urgent: inTrouble,
    verdictVersion: version,
    copy: { title: '', text: words, authorId: accountId, authorName: username, ageGroup, at },
    at,
  };
}
