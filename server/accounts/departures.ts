import type { ChildActor } from '../platform/actor.ts';
import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { sessionCookies } from '../platform/http/authenticator.ts';
import type { Client } from '../platform/http/serve.ts';
import { sendStaffMessage } from '../safety/index.ts';
import { beginLeaving, takeBack } from './departure-queries.ts';
import { accountLeft } from './events.ts';
import { forgetEverywhere } from './memory.ts';
import { announceEnd } from './sessions.ts';

/** How long everything stays, hidden, in case somebody thinks better of it. */
export const UNDO_TIME = 7 * DAY;

/** A child ends their own account. Under 13 a grown-up is told, who can undo it; older ones undo it by signing in. */
export async function deleteAccount(context: Context, actor: ChildActor, client: Client): Promise<undefined> {
  const { accountId: id, isUnder13 } = actor;
  for (const name of sessionCookies(context.config)) client.clearCookie(name);
  await context.db.transaction(async (tx) => {
    await leave(context, tx, { id, askedBy: null, tellsParents: isUnder13 });
  });
}

interface Leaving {
  readonly id: string;
  /** The member of staff; nobody where the child asked. */
  readonly askedBy: string | null;
  readonly tellsParents: boolean;
}

/** Hides an account from everybody and signs it out. Asked for again, it changes nothing and returns false. */
export async function leave(context: Context, tx: Transaction, leaving: Leaving): Promise<boolean> {
  const { id, askedBy, tellsParents } = leaving;
  const now = context.clock.now();
  tx.afterCommit(() => announceEnd(context, { accountId: id }));
  const begun = await beginLeaving(tx, { id, askedBy, now, eraseAt: later(now, UNDO_TIME) });
  if (begun) context.events.emit(tx, accountLeft, id, { tellsParents });
  return Boolean(begun);
}

/** Brings an account back as it was, and says so at the next look. Returns whether there was something to bring back. */
export async function comeBack(
  context: Context,
  tx: Transaction,
  id: string,
  { alsoOfStaff }: { readonly alsoOfStaff: boolean } = { alsoOfStaff: false },
): Promise<boolean> {
  tx.afterCommit(() => forgetEverywhere(context, { accountId: id }));
  const back = await takeBack(tx, { id, alsoOfStaff, now: context.clock.now() });
  sendStaffMessage(context, tx, { accountId: id, template: 'came_back' });
  return back > 0;
}
