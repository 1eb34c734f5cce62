import {
  beginErasing as beginErasingDeparted,
  blockAddress,
  hashAddress,
  listDepartures,
  settledBefore,
} from '../../accounts/index.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { putInForce, record } from '../consent/answers.ts';
import {
  beginErasing,
  deleteOldProofs,
  findChild,
  listAddressesToBlock,
  listEnded,
  listUnanswered,
  listUnbegun,
  lockChild,
  setEnd,
} from '../consent/consent-queries.ts';
import { deleteOldLinks } from '../consent/link-queries.ts';
import { beginConsent } from '../direct-notice/requests.ts';
import { findNotice } from '../mails/mail-queries.ts';
import { eraseChild } from './erasure.ts';

/** How long a late click still gets a kind answer. */
const LINKS_ANSWER = 30 * DAY;
const ORPHANS_ANSWER = 60 * DAY;

/** Does what time has decided: erases who was to go by now, ends the waiting for an answer, begins what was left out. */
export async function followTime(context: Context): Promise<void> {
  const now = context.clock.now();
  for (const { id } of await listEnded(context.db, { now })) await eraseEnded(context, id);
  for (const { id } of await listDepartures(context.db, { now, settledBefore: settledBefore(now) }))
    await eraseDeparted(context, id);
  for (const { id } of await listUnanswered(context.db, { now })) await expire(context, id);
  for (const { id } of await listUnbegun(context.db, {})) await beginConsent(context, id);
}

export async function forgetOldProofs({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await deleteOldProofs(db, { now });
  await deleteOldLinks(db, { expiredBefore: later(now, -LINKS_ANSWER), orphanedBefore: later(now, -ORPHANS_ANSWER) });
}

/** In two steps, either of which may be done again: from the first one on nobody can undo it. */
async function eraseEnded(context: Context, childId: string): Promise<void> {
  const now = context.clock.now();
  const isDue = await context.db.transaction(async (tx) => {
    if (!(await beginErasing(tx, { childId, now }))) return false;
    for (const { email } of await listAddressesToBlock(tx, { childId }))
      await blockAddress(tx, { addressHash: hashAddress(context, email), why: 'declined', now });
    return true;
  });
  if (isDue) await eraseChild(context, childId);
}

async function eraseDeparted(context: Context, id: string): Promise<void> {
  const now = context.clock.now();
  const begun = await beginErasingDeparted(context.db, { id, now, settledBefore: settledBefore(now) });
  if (begun) await eraseChild(context, id);
}

/** Nobody has answered. The child is told on an open screen; the next round erases everything. */
async function expire(context: Context, childId: string): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    await lockChild(tx, { childId });
    const [child, notice] = await Promise.all([findChild(tx, { childId }), findNotice(tx, {})]);
    if (!child || !notice || child.consent !== 'pending' || child.answerBy > now) return;
    const told = { by: 'no_answer', knownAs: '' } as const;
    await Promise.all([
      record(context, tx, { child, notice }, { parentId: null, state: 'expired', method: null, scopes: [], told }),
      putInForce(context, tx, child, { status: 'expired', method: null, scopes: [] }),
      setEnd(tx, { childId, eraseAt: now }),
    ]);
  });
}
