import type * as contract from '#contract/profiles.ts';
import type { Pip } from '#contract/profiles.ts';
import {
  decodeLook,
  encodeLook,
  isFreeAtLevel,
  type PipLook,
  pipItems,
  randomLook,
} from '#contract/rules/rewards/pips.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity, storedProfile } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { AfterCommit, Transaction } from '../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { chooseWords } from './own-words.ts';

const FIRST_LEVEL = 1;
const hatchedWith = pipItems.filter((item) => isFreeAtLevel(item, FIRST_LEVEL));

export async function readPip({ db }: Context, { accountId }: ChildActor): Promise<Pip> {
  return presentPip(accountId, await storedProfile.findPip(db, accountId));
}

/** Until the transaction ends nobody else changes this child's Pip. */
export async function loadLookToChange(tx: Transaction, id: string): Promise<PipLook> {
  storedProfile.lockOwner(tx, id);
  return readLook(id, (await storedProfile.findPip(tx, id))?.look);
}

export interface PipChange {
  readonly id: string;
  readonly look: PipLook;
  readonly isAvatar?: boolean | undefined;
  readonly background?: string | undefined;
}

/** Saves a look. What of it the child owns is known to the module that has the shop: it asks first. */
export function changePip(
  context: Context,
  tx: Transaction,
  { id, look, isAvatar, background }: PipChange,
): AfterCommit<Pip> {
  const change = { id, look: encodeLook(look), isAvatar: isAvatar ?? null, background: background ?? null };
  storedProfile.changePip(tx, { ...change, now: context.clock.now() });
  tx.afterCommit(() => context.realtime.notifyChanged(id, 'user'));
  return presentPipAfter(tx, id);
}

/** The Pip as the writes of this transaction leave it. */
function presentPipAfter(tx: Transaction, id: string): AfterCommit<Pip> {
  const row = tx.readAtCommit(() => storedProfile.findPip(tx, id));
  return tx.afterCommit(() => presentPip(id, row.result));
}

/** A Pip's name follows the rules of display names, except for the names that Lilypad offers. */
export async function namePip(
  context: Context,
  actor: ChildActor,
  { name }: Body<typeof contract.namePip>,
): Promise<Returns<typeof contract.namePip>> {
  const id = actor.accountId;
  const now = context.clock.now();
  recordActivity(context, actor);
  const outcome = await context.db.transaction(async (tx) => {
    const { pipName, pieces, needsComfort, flaws } = await chooseWords(context, tx, actor, { pipName: name });
    const [flaw] = Object.values(flaws);
    if (flaw !== undefined) return { flaw };
    storedProfile.changeProfile(tx, { ...unchanged, id, pipName, pieces, now });
    tx.afterCommit(() => context.realtime.notifyChanged(id, 'user'));
    const pip = presentPipAfter(tx, id);
    return tx.afterCommit(() => ({ ...pip.answer(), needsComfort }));
  });
  if ('flaw' in outcome) throw fieldProblem('name', outcome.flaw);
  return outcome;
}

const unchanged = {
  displayName: null,
  bio: null,
  favoriteColor: null,
  settings: {},
  showsPresence: null,
  language: null,
} as const;

function presentPip(id: string, row: Awaited<ReturnType<typeof storedProfile.findPip>>): Pip {
  if (!row) throw new Problem('sign_in_required');
  return { ...row, look: encodeLook(readLook(id, row.look)), isSaved: row.look !== null };
}

/** A Pip that was never saved looks as it hatched: each child's another, and always the same. */
function readLook(id: string, saved: string | null | undefined): PipLook {
  return decodeLook(saved ?? '') ?? randomLook(id, hatchedWith);
}
