import { children } from '../../accounts/index.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { sendStaffMessage } from '../../safety/index.ts';
import { queueParentMailTo } from '../mails/module-mails.ts';
import { writeArchive } from './archive.ts';
import * as queries from './copy-queries.ts';
import { CLAIM_TIME, COPY_LIFETIME, MAX_TRIES } from './policy.ts';
import type { CopySubject } from './section.ts';
import { storeParts } from './storage.ts';

/** Makes the requested copies. If a node stops in the middle of one, another node starts it again. */
export async function createWaitingCopies(context: Context): Promise<void> {
  for (;;) {
    const now = context.clock.now();
    const claimed = await queries.claimCopies(context.db, { now, staleBefore: later(now, -CLAIM_TIME) });
    if (claimed.length === 0) return;
    for (const { tries, ...copy } of claimed) await tryCopy(context, { ...copy, claimedAt: now }, tries);
  }
}

interface ClaimedCopy {
  readonly id: string;
  readonly childId: string;
  readonly parentId: string | null;
  readonly claimedAt: Date;
}

async function tryCopy(context: Context, copy: ClaimedCopy, tries: number): Promise<void> {
  const { id, claimedAt } = copy;
  try {
    await createCopy(context, copy);
  } catch (err) {
    context.log.error({ err, id }, "a copy of a child's data was not made");
    await queries.recordFailedCopy(context.db, { id, claimedAt, isGivenUp: tries >= MAX_TRIES });
  }
}

async function createCopy(context: Context, copy: ClaimedCopy): Promise<void> {
  const { id, childId, parentId, claimedAt } = copy;
  const subject = await findSubject(context, copy);
  if (!subject) return;
  await queries.deleteParts(context.db, { id });
  const bytes = await storeParts(context, copy, await writeArchive(context, subject));
  const now = context.clock.now();
  await context.db.transaction((tx) => {
    tx.write(queries.markReady, { id, claimedAt, bytes, now, expiresAt: later(now, COPY_LIFETIME) });
    if (parentId) notifyAll(context, tx, { childId, parentId });
  });
  if (!parentId) context.realtime.notifyChanged(childId, 'user');
}

function notifyAll(
  context: Context,
  tx: Transaction,
  ids: { readonly childId: string; readonly parentId: string },
): void {
  queueParentMailTo(context, tx, { ...ids, kind: 'copy_ready' });
  sendStaffMessage(context, tx, { accountId: ids.childId, template: 'copy_taken' });
}

async function findSubject(
  { db, clock }: Context,
  { childId, parentId }: ClaimedCopy,
): Promise<CopySubject | undefined> {
  const child = await children.findForCopy(db, childId);
  if (!child) return undefined;
  const { username, firstName, timeZone } = child;
  return { username, firstName, timeZone, childId, parentId, now: clock.now() };
}

/** Deletes copies whose day is over. */
export async function deleteExpiredCopies({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await queries.deleteExpiredParts(db, { now });
  await queries.deleteOldCopies(db, { before: later(now, -3 * DAY) });
}
