import { type Lane, lanes } from '#contract/rules/lanes.ts';
import { HOUR, later, MINUTE } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { postWebhook, webhookKeyText } from '../../platform/outside/webhook.ts';
import { newId } from '../../platform/tokens.ts';
import { addressesToAlert } from './addresses.ts';
import { type Alert, groupAlerts } from './alert-kinds.ts';
import {
  type Channel,
  claimAlert,
  claimFailedAlert,
  countUnread,
  listFailedAlerts,
  listFailing,
  recordAlert,
  recordFailure,
} from './alert-queries.ts';
import { alertMail } from './mails.ts';

/** How often staff are reminded of an unopened case. */
const AGAIN = HOUR;
/** After an alert, further cases wait this long for the next one, so that visitors can't flood a mailbox. */
const GATHERED: Record<Lane, number> = { children: 5 * MINUTE, visitors: HOUR };
/** When another node may take over from one that died. Longer than sending a mail takes. */
const BUSY = 3 * MINUTE;

/** `refused` is retried with the next run, `undelivered` with the next reminder. */
type Outcome = 'delivered' | 'refused' | 'undelivered';

/** A job that alerts staff about unopened urgent cases by mail and the operator's webhook, once for all nodes. */
export async function alertStaff(context: Context): Promise<void> {
  const channels: readonly Channel[] = context.config.staffWebhookUrl ? ['mail', 'webhook'] : ['mail'];
  await Promise.all(lanes.flatMap((lane) => channels.map((channel) => alertBy(context, lane, channel))));
}

async function alertBy(context: Context, lane: Lane, channel: Channel): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const claimed = await claimAlert(db, {
    lane,
    channel,
    now,
    until: later(now, BUSY),
    fresh: later(now, -GATHERED[lane]),
    again: later(now, -AGAIN),
  });
  if (claimed) await deliver(context, lane, channel, now);
}

/** Tries a failed alert again at once. Undefined when nothing waits, it has gone out, or it is on its way. */
async function resendFailedAlert(
  context: Context,
  { lane, channel }: { readonly lane: Lane; readonly channel: Channel },
): Promise<'sent' | 'failed' | undefined> {
  const now = context.clock.now();
  if (channel === 'webhook' && !context.config.staffWebhookUrl) return undefined;
  const claimed = await claimFailedAlert(context.db, { lane, channel, now, until: later(now, BUSY) });
  if (!claimed) return undefined;
  return (await deliver(context, lane, channel, now)) === 'delivered' ? 'sent' : 'failed';
}

/** Failed alerts whose channel is available again. */
async function listFailed(context: Context, db: Queryable) {
  const failed = await listFailedAlerts(db, {});
  const isHooked = context.config.staffWebhookUrl !== undefined;
  return failed.flatMap(({ failedAt, ...alert }) =>
    failedAt && (alert.channel === 'mail' || isHooked) ? { ...alert, failedAt } : [],
  );
}

export const failedAlerts = { list: listFailed, resend: resendFailedAlert };

async function deliver(context: Context, lane: Lane, channel: Channel, now: Date): Promise<Outcome> {
  const { db, clock } = context;
  const alerts = groupAlerts(await countUnread(db, { lane }));
  const { outcome, people = null } = await (channel === 'mail' ? mailStaff : callWebhook)(context, alerts);
  if (outcome !== 'refused') await recordAlert(db, { lane, channel, startedAt: now, now: clock.now(), people });
  if (outcome !== 'delivered') await recordFailure(db, { lane, channel, now: clock.now() });
  return outcome;
}

interface Told {
  readonly outcome: Outcome;
  /** To how many people a mail was sent. */
  readonly people?: number;
}

async function mailStaff(context: Context, alerts: readonly Alert[]): Promise<Told> {
  const { config, log, mail } = context;
  const addresses = await addressesToAlert(context, context.db);
  if (addresses.length === 0) {
    log.error('an urgent case waits, and nobody can be alerted: no member of staff has an e-mail address');
    return { outcome: 'refused' };
  }
  const link = `${config.publicUrl}/moderation`;
  const sent = await Promise.allSettled(addresses.map((to) => mail.send(alertMail(to, alerts, link))));
  for (const one of sent)
    if (one.status === 'rejected') log.error({ err: one.reason }, 'a mail about an urgent case was not sent');
  const people = sent.filter(({ status }) => status === 'fulfilled').length;
  if (people === 0) return { outcome: 'refused' };
  if (canSendMail(context)) return { outcome: 'delivered', people };
  log.error('an urgent case waits, and nobody is alerted: without SMTP_URL no mail leaves this machine');
  return { outcome: 'undelivered' };
}

async function callWebhook(context: Context, alerts: readonly Alert[]): Promise<Told> {
  const { config, clock, log } = context;
  const { staffWebhookUrl: url = '', publicUrl } = config;
  const key = webhookKey(context);
  const called = await Promise.allSettled(
    alerts.map(({ kind, count }) =>
      postWebhook(url, key, { id: newId(), at: clock.now(), body: { kind, count, link: `${publicUrl}/moderation` } }),
    ),
  );
  const lost = called.filter((one) => one.status === 'rejected');
  for (const { reason } of lost) log.error({ err: reason }, 'the webhook did not take an urgent case');
  return { outcome: lost.length > 0 ? 'undelivered' : 'delivered' };
}

/** On a developer's machine the local mailbox is enough. */
function canSendMail({ config }: Pick<Context, 'config'>): boolean {
  return config.smtpUrl !== undefined || config.isDevelopersMachine;
}

export type AlertState = 'works' | 'nobody' | 'fails';

/** Whether alerts about urgent cases reach anyone. */
export async function readAlertState(context: Context, db: Queryable): Promise<AlertState> {
  const [addresses, failed] = await Promise.all([addressesToAlert(context, db), listFailing(db, {})]);
  if (!canSendMail(context) || addresses.length === 0) return 'nobody';
  const isHooked = context.config.staffWebhookUrl !== undefined;
  return failed.some(({ channel }) => channel === 'mail' || isHooked) ? 'fails' : 'works';
}

/** The key with which the webhook's receiver checks signatures. Null without a webhook. */
export function readWebhookKey(context: Context): string | null {
  return context.config.staffWebhookUrl ? webhookKeyText(webhookKey(context)) : null;
}

function webhookKey(context: Context): Buffer {
  return context.keys.get('webhooks').hash('signature');
}
