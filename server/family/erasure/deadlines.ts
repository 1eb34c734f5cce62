import { departures, mailAddresses } from '../../accounts/index.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { runEach } from '../../platform/jobs/run-each.ts';
import { applyConsent, writeRecord } from '../consent/answers.ts';
import * as queries from '../consent/consent-queries.ts';
import { deleteOldLinks } from '../consent/link-queries.ts';
import { findNotice } from '../direct-notice/notice-queries.ts';
import { requestConsent } from '../direct-notice/requests.ts';
import { deleteOldRequests } from '../requests/request-queries.ts';
import { eraseChild } from './erasure.ts';

/** How long a late click still gets a kind answer. */
const EXPIRED_LINK_RETENTION = 30 * DAY;
const ORPHANED_LINK_RETENTION = 60 * DAY;

/** Erases the children whose deadline has passed, expires requests for consent, and restarts lost requests. */
export async function enforceDeadlines(context: Context): Promise<void> {
  const now = context.clock.now();
  const [refused, departed, unanswered, lost] = await Promise.all([
    queries.listDueErasures(context.db, { now }),
    departures.listDueDepartures(context),
    queries.listUnanswered(context.db, { now }),
    queries.listWithoutConsentRow(context.db, {}),
  ]);
  await runEach(
    context,
    [idsOf(refused), eraseRefused],
    [departed, eraseDeparted],
    [idsOf(unanswered), expire],
    [idsOf(lost), requestConsent],
  );
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

export async function deleteExpiredProofs({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await queries.deleteExpiredRecords(db, { now });
  await deleteOldRequests(db, { now });
  await deleteOldLinks(db, {
    expiredBefore: later(now, -EXPIRED_LINK_RETENTION),
    orphanedBefore: later(now, -ORPHANED_LINK_RETENTION),
  });
}

/** Two steps, each safe to repeat. After the first one no parent can undo it. */
async function eraseRefused(context: Context, childId: string): Promise<void> {
  const now = context.clock.now();
  const isDue = await context.db.transaction(async (tx) => {
    if (!(await queries.startErasure(tx, { childId, now }))) return false;
    for (const { email } of await queries.listAddressesToBlock(tx, { childId }))
      mailAddresses.blockAddress(context, tx, { email, why: 'declined', now });
    return true;
  });
  if (isDue) await eraseChild(context, childId);
}

async function eraseDeparted(context: Context, id: string): Promise<void> {
  if (await departures.beginErasing(context, id)) await eraseChild(context, id);
}

/** Nobody has answered: an open screen tells the child so, and the next run erases the account. */
async function expire(context: Context, childId: string): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    tx.lock(queries.lockChild, { childId });
    const [child, notice] = await Promise.all([queries.findChild(tx, { childId }), findNotice(tx, {})]);
    if (!child || !notice || child.consent !== 'pending' || child.answerBy > now) return;
    const origin = { by: 'no_answer', knownAs: '' } as const;
    const entry = { parentId: null, state: 'expired', method: null, scopes: [], origin } as const;
    writeRecord(context, tx, { child, notice }, entry);
    applyConsent(context, tx, child, { status: 'expired', method: null, scopes: [] });
    tx.write(queries.setErasureDate, { childId, eraseAt: now });
  });
}
