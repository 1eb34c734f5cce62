import { children } from '../../accounts/index.ts';
import { HOUR, later, MINUTE } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { MAX_RUN } from '../../platform/jobs/jobs.ts';
import { newId } from '../../platform/tokens.ts';
import * as queries from './last-mail-queries.ts';
import { type Addressee, erased } from './mails.ts';

const LABEL = 'last mail';
/** After this time other nodes take over the mail of a dead node. */
const CLAIM_TIME = 10 * MINUTE;
/** One day of hourly tries. Then the address is deleted, even if its mailbox never answered. */
const MAX_TRIES = 24;

/** Queued in the transaction that erases a child, because the data for them is gone afterwards. */
export async function queueLastMails(
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  tx: Transaction,
  childId: string,
): Promise<void> {
  const [child, parents] = await Promise.all([
    children.findForCopy(tx, childId),
    queries.listLastAddressees(tx, { childId }),
  ]);
  if (!child) return;
  const { username } = child;
  const own =
    child.email !== null && !parents.some(({ email }) => email === child.email) ? [{ email: child.email }] : [];
  for (const addressee of [...parents, ...own]) {
    const sealed = keys.get('addresses').seal(LABEL, JSON.stringify({ ...addressee, username } satisfies Addressee));
    tx.write(queries.insertLastMail, { id: newId(), sealed, now: clock.now() });
  }
}

/** Sends the last mails of erased accounts, and deletes them. Each is claimed by itself, so that none is sent twice where a mail server is slow. */
export async function sendLastMails(context: Context): Promise<void> {
  const { clock, db } = context;
  const end = clock.elapsed() + MAX_RUN;
  while (clock.elapsed() < end) {
    const now = clock.now();
    const claimed = await queries.claimLastMail(db, { now, staleBefore: later(now, -CLAIM_TIME) });
    if (!claimed) return;
    await send(context, claimed);
  }
}

async function send(context: Context, { id, sealed, tries }: queries.ClaimedMail): Promise<void> {
  const now = context.clock.now();
  try {
    const unsealed = context.keys.get('addresses').unseal(LABEL, sealed);
    if (unsealed) await context.mail.send(erased(JSON.parse(unsealed) as Addressee));
    await queries.deleteLastMail(context.db, { id });
  } catch (err) {
    context.log.error({ err, id }, 'the last mail about an erased account was not sent');
    if (tries >= MAX_TRIES) await queries.deleteLastMail(context.db, { id });
    else await queries.postponeLastMail(context.db, { id, dueAt: later(now, HOUR) });
  }
}
