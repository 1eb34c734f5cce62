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
import { NOT_OURS, storeParts } from './storage.ts';

/** Makes the requested copies. If a node stops in the middle of one, another node starts it again, a few times. */
export async function createWaitingCopies(context: Context): Promise<void> {
  await giveUpCopies(context);
  for (;;) {
    const now = context.clock.now();
    const staleBefore = later(now, -CLAIM_TIME);
    const copy = await queries.claimCopy(context.db, { now, staleBefore, maxTries: MAX_TRIES });
    if (!copy) return;
    await tryCopy(context, copy);
  }
}

/** A copy that ends its node each time, for example because it needs too much memory, must not do so for ever. */
async function giveUpCopies({ db, clock, log }: Context): Promise<void> {
  const staleBefore = later(clock.now(), -CLAIM_TIME);
  for (const { id } of await queries.giveUpCopies(db, { staleBefore, maxTries: MAX_TRIES }))
    log.error({ id }, "a copy of a child's data was given up, because no node that made it came to an end");
}

type ClaimedCopy = NonNullable<Awaited<ReturnType<typeof queries.claimCopy>>>;

async function tryCopy(context: Context, copy: ClaimedCopy): Promise<void> {
  const { id, tries } = copy;
  try {
    await createCopy(context, copy);
  } catch (err) {
    context.log.error({ err, id }, "a copy of a child's data was not made");
    await queries.recordFailedCopy(context.db, { id, tries, isGivenUp: tries >= MAX_TRIES });
  }
}

async function createCopy(context: Context, copy: ClaimedCopy): Promise<void> {
  const { id, childId, parentId, tries } = copy;
  const subject = await findSubject(context, copy);
  if (!subject) return;
  await queries.deleteParts(context.db, { id });
  const archive = await writeArchive(context, subject, async () => {
    if ((await queries.renewClaim(context.db, { id, tries, now: context.clock.now() })) === 0)
      throw new Error(NOT_OURS);
  });
  const bytes = await storeParts(context, copy, archive);
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const ready = { id, tries, bytes, now, expiresAt: later(now, COPY_LIFETIME) };
    if ((await queries.markReady(tx, ready)) === 0) throw new Error(NOT_OURS);
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
