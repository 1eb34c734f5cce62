import type { Pip } from '#contract/profiles.ts';
import { comesFree, decodeLook, encodeLook, type PipLook, pipItems, randomLook } from '#contract/rules/pips.ts';
import { storedProfile } from '../accounts/index.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { AfterCommit, Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';

const FIRST_LEVEL = 1;
const hatchedWith = pipItems.filter((item) => comesFree(item, FIRST_LEVEL));

export async function readPip({ db }: Context, { accountId }: ChildActor): Promise<Pip> {
  return presentPip(accountId, await storedProfile.findPip(db, accountId));
}

/** Until the transaction ends nobody else changes this child's Pip. */
export async function loadLookToChange(tx: Transaction, id: string): Promise<PipLook> {
  storedProfile.lockOwner(tx, id);
  return lookOf(id, (await storedProfile.findPip(tx, id))?.look);
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
  const row = tx.readAtCommit(() => storedProfile.findPip(tx, id));
  return tx.afterCommit(() => {
    context.realtime.notifyChanged(id, 'user');
    return presentPip(id, row.result);
  });
}

function presentPip(id: string, row: { readonly look: string | null; readonly isAvatar: boolean } | undefined): Pip {
  if (!row) throw new Problem('sign_in_required');
  return { look: encodeLook(lookOf(id, row.look)), isSaved: row.look !== null, isAvatar: row.isAvatar };
}

/** A Pip that was never saved looks as it hatched: each child's another, and always the same. */
function lookOf(id: string, saved: string | null | undefined): PipLook {
  return decodeLook(saved ?? '') ?? randomLook(id, hatchedWith);
}
