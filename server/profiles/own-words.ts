import { isPipName } from '#contract/rules/rewards/pip-names.ts';
import { storedProfile } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import {
  hasConsent,
  type NewCase,
  openCase,
  screen,
  shownWords,
  unpublished,
  type Verdict,
  withdrawCase,
} from '../safety/index.ts';
import { joinedWith } from './profile-pieces.ts';
import { isCrisis, nameVerdict, type ProfileWords, profileAlarms, profileFlaws } from './profile-policy.ts';
import { needsReview } from './review-policy.ts';

/** The kind of the case in which staff review a new value. */
const caseKinds = { display_name: 'new_name', bio: 'new_bio', pip_name: 'new_pip_name' } as const;

/** What becomes of new words: what to publish now, and what to refuse. */
export interface Outcome {
  readonly displayName: string | null;
  readonly bio: string | null;
  readonly pipName: string | null;
  readonly needsComfort: boolean;
  /** What the profile showed within a day; null where no words are changed. */
  readonly pieces: readonly string[] | null;
  /** A sentence for each refused field. Then nothing of the call is stored but the cases for staff. */
  readonly flaws: Readonly<Record<string, string>>;
}

export const nothingChosen: Outcome = {
  displayName: null,
  bio: null,
  pipName: null,
  needsComfort: false,
  pieces: null,
  flaws: {},
};

/**
 * Decides about new words. What waits for review replaces what waited before, with its case. A child in crisis is not refused:
 * their words go to staff and to nobody else. Staff also see refused words that mean danger.
 */
export async function chooseWords(
  context: Context,
  tx: Transaction,
  actor: ChildActor,
  words: ProfileWords,
): Promise<Outcome> {
  const id = actor.accountId;
  const now = context.clock.now();
  storedProfile.lockOwner(tx, id);
  const [owner, written] = await Promise.all([storedProfile.findOwner(tx, id), shownWords.readAll(tx, id, now)]);
  if (!owner) throw new Problem('sign_in_required');
  if (!hasConsent(owner) && !isOffered(words)) throw new Problem('consent_required');
  const joined = joinedWith(owner, written, words, now);
  const alarms = [...profileAlarms(words), ...joined.alarms];
  const author = { id, name: owner.username, ageGroup: actor.ageGroup };
  for (const { text, verdict } of alarms) unpublished.openStaffOnlyCase(tx, { text, verdict, author, at: now });
  const flaws = { ...joined.flaws, ...profileFlaws(words, owner) };
  if (Object.keys(flaws).length > 0) return { ...nothingChosen, flaws };
  const crises = new Set(alarms.filter(({ verdict }) => isCrisis(verdict)).map(({ field }) => field));
  const displayName = crises.has('displayName') ? undefined : words.displayName;
  const bio = crises.has('bio') ? undefined : words.bio;
  const pipName = crises.has('pipName') ? undefined : words.pipName;
  return {
    displayName: choose(context, tx, actor, owner, nameChange(owner, displayName)),
    bio: choose(context, tx, actor, owner, bioChange(owner, bio)),
    pipName: choose(context, tx, actor, owner, pipNameChange(owner, pipName)),
    needsComfort: crises.size > 0,
    pieces: joined.pieces,
    flaws,
  };
}

interface Change {
  readonly kind: storedProfile.WaitingKind;
  readonly words: string | undefined;
  readonly published: string;
  readonly waiting: { readonly id: string; readonly words: string } | undefined;
}

function nameChange(
  { displayName, waitingName, waitingNameId }: storedProfile.ProfileOwner,
  words: string | undefined,
): Change {
  return { kind: 'display_name', words, published: displayName, waiting: toWaiting(waitingNameId, waitingName) };
}

function bioChange({ bio, waitingBio, waitingBioId }: storedProfile.ProfileOwner, words: string | undefined): Change {
  return { kind: 'bio', words, published: bio, waiting: toWaiting(waitingBioId, waitingBio) };
}

function pipNameChange(
  { pipName, waitingPipName, waitingPipNameId }: storedProfile.ProfileOwner,
  words: string | undefined,
): Change {
  return { kind: 'pip_name', words, published: pipName, waiting: toWaiting(waitingPipNameId, waitingPipName) };
}

/** Nothing but a name for a Pip that Lilypad offers: nobody needs to allow it. */
function isOffered({ displayName, bio, pipName }: ProfileWords): boolean {
  return displayName === undefined && bio === undefined && pipName !== undefined && isPipName(pipName);
}

function toWaiting(id: string | null, words: string | null): Change['waiting'] {
  return id === null || words === null ? undefined : { id, words };
}

/** Returns the words to publish now; null where none are, as they are unchanged or wait for review. */
function choose(
  context: Context,
  tx: Transaction,
  actor: ChildActor,
  owner: storedProfile.ProfileOwner,
  change: Change,
): string | null {
  const { kind, words, published, waiting } = change;
  if (words === undefined || words === waiting?.words) return null;
  const now = context.clock.now();
  if (waiting) withdraw(tx, actor, kind, waiting.id, now);
  if (words === published) return null;
  const verdict = kind === 'bio' ? screen(words, 'profile') : nameVerdict(words);
  const isDoubted = verdict.decision !== 'allow';
  if (!needsReview({ words, isDoubted }, owner, now)) return words;
  const id = newId();
  storedProfile.storeWaiting(tx, { id, accountId: actor.accountId, kind, words, at: now });
  openCase(tx, toCase({ id, kind, words }, actor, owner, verdict, now));
  return null;
}

function withdraw(
  tx: Transaction,
  { accountId }: ChildActor,
  kind: storedProfile.WaitingKind,
  id: string,
  now: Date,
): void {
  withdrawCase(tx, { kind: caseKinds[kind], subject: id, authorId: accountId }, now);
  storedProfile.deleteWaiting(tx, id);
}

function toCase(
  { id, kind, words }: { readonly id: string; readonly kind: storedProfile.WaitingKind; readonly words: string },
  { accountId, ageGroup }: ChildActor,
  { username }: storedProfile.ProfileOwner,
  { severity, version }: Verdict,
  at: Date,
): NewCase {
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
