import { MEMBERS_LEAVE_AT } from '#contract/rules/retention.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { readPeriods } from '../../platform/retention/periods.ts';
import { sendStaffMessage } from '../../safety/index.ts';
import { endingNoticed } from '../events.ts';
import * as queries from './ending-queries.ts';

export { endingNoticed };

/** From the first notice to the end. */
const NOTICE = 30 * DAY;
/** From the second notice to the end. That notice must have been sent, even if the server was down for a while. */
const LAST_NOTICE = 7 * DAY;
const BATCH = 200;

type Step = 'first' | 'last';
type Noticed = { readonly id: string; readonly why: queries.EndingReason };

/** Finds accounts that end by time, and queues their notices. The next run continues what a killed one has begun. */
export async function sendEndingNotices(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const eraseAt = later(now, NOTICE);
  const { unused } = await readPeriods(db);
  const years = MEMBERS_LEAVE_AT;
  await queries.cancelUntrue(db, { years });
  const unusedSince = later(eraseAt, -unused * DAY);
  await inBatches(context, 'first', (tx) => queries.beginUnused(tx, { unusedSince, now, eraseAt, most: BATCH }));
  const comingOfAge = {
    years,
    noticeBy: eraseAt,
    bornBefore: bornBefore(eraseAt),
    now,
    earliest: eraseAt,
    most: BATCH,
  };
  await inBatches(context, 'first', (tx) => queries.beginOfAge(tx, comingOfAge));
  const soon = later(now, LAST_NOTICE);
  await inBatches(context, 'last', (tx) => queries.noticeAgain(tx, { now, soon, most: BATCH }));
}

type Tx = Parameters<Parameters<Context['db']['transaction']>[0]>[0];

async function inBatches(context: Context, step: Step, next: (tx: Tx) => Promise<readonly Noticed[]>): Promise<void> {
  let noticed: number;
  do {
    noticed = await context.db.transaction(async (tx) => {
      const accounts = await next(tx);
      for (const { id, why } of accounts) notify(context, tx, { id, why }, step);
      return accounts.length;
    });
  } while (noticed === BATCH);
}

/** Later modules send the mails. The child also finds a message on their page. */
function notify(context: Context, tx: Tx, { id, why }: Noticed, step: Step): void {
  context.events.emit(tx, endingNoticed, id, { step });
  if (step === 'first')
    sendStaffMessage(context, tx, { accountId: id, template: why === 'unused' ? 'unused_soon' : 'of_age_soon' });
}

/** A rough bound. The query itself uses the child's time zone. */
function bornBefore(at: Date): string {
  const day = later(at, 2 * DAY);
  return new Date(Date.UTC(day.getUTCFullYear() - MEMBERS_LEAVE_AT, day.getUTCMonth(), day.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}

export async function listDueEndings({ db, clock }: Context): Promise<readonly string[]> {
  return (await queries.listDue(db, { now: clock.now(), years: MEMBERS_LEAVE_AT })).map(({ id }) => id);
}

/** The point of no return. Returns false if the account was used again in the meantime. */
export async function beginErasing({ db, clock }: Context, id: string): Promise<boolean> {
  return (await queries.beginErasing(db, { id, now: clock.now(), years: MEMBERS_LEAVE_AT })) !== undefined;
}

/** The facts of a notice, and who has not received it yet. Undefined if the account stays. */
export async function findNotice({ db }: Pick<Context, 'db'>, accountId: string, isLast: boolean) {
  const [ending, named, addresses] = await db.withConnection((connection) =>
    Promise.all([
      queries.findEnding(connection, { accountId }),
      queries.findNamed(connection, { accountId }),
      queries.listAddresses(connection, { accountId }),
    ]),
  );
  if (!ending || !named) return undefined;
  const reached = isLast ? ending.lastSentTo : ending.firstSentTo;
  return { ...ending, ...named, waiting: addresses.filter(({ id }) => !reached.includes(id)) };
}

/** A retry after an error skips recipients who already have the notice. */
export async function recordNoticeSent(
  { db }: Pick<Context, 'db'>,
  sent: { readonly accountId: string; readonly to: string; readonly isLast: boolean },
): Promise<void> {
  await queries.recordNoticeSent(db, sent);
}
