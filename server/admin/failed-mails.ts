import type * as contract from '#contract/mails.ts';
import { MAX_FAILED_MAILS } from '#contract/mails.ts';
import type { Params, Returns } from '#contract/shared/endpoint.ts';
import { countOverdueRefunds, listFailedParentMails, resendParentMail } from '../family/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { uncounted } from '../platform/db/round-trips.ts';
import { listFailedEvents } from '../platform/events.ts';
import { Problem } from '../platform/problem.ts';
import { audit, alerts as urgentAlerts } from '../safety/index.ts';

/** By the event that a mail answers. */
const purposes: Readonly<Record<string, contract.MailPurpose>> = {
  'signup.code_wanted': 'code',
  'password.forgotten': 'password',
  'password.reset': 'password',
  'contact.received': 'contact',
  'account.created': 'parents',
  'account.left': 'parents',
  'consent.mail_wanted': 'parents',
  'parent.link_wanted': 'parents',
  'parent.invited': 'parents',
  'parent.address_change_wanted': 'parents',
  'parent.address_changed': 'parents',
};

/** What did not leave, newest first. Audited, as it shows parts of addresses. */
export function listFailedMails(
  context: Context,
  { accountId }: StaffActor,
): Promise<Returns<typeof contract.listFailedMails>> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const [events, parentMails, urgentMail, alerts, overdueRefunds] = await Promise.all([
      listFailedEvents(tx, MAX_FAILED_MAILS),
      listFailedParentMails(tx, MAX_FAILED_MAILS),
      urgentAlerts.readAlertState(context, tx),
      urgentAlerts.failedAlerts.list(context, tx),
      countOverdueRefunds(tx, at),
    ]);
    audit(context, tx, { actor: accountId, act: 'mail.list', subject: 'mail', at });
    const mails = [
      ...parentMails.map(({ id, username, email, failure, failedAt }) => ({
        ...{ id, username, failure, failedAt, purpose: 'parents' as const, isGivenUp: false },
        to: maskedAddress(email),
      })),
      ...events.map(({ id, name, failure, failedAt, at: since }) => ({
        ...{ id, failure, failedAt, username: null, to: null },
        purpose: purposes[name] ?? ('other' as const),
        isGivenUp: since < later(at, -DAY),
      })),
    ];
    mails.sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime());
    return {
      ...{ urgentMail, overdueRefunds },
      alerts: alerts.map(({ failedAt, ...alert }) => ({ ...alert, failedAt: failedAt.toISOString() })),
      mails: mails
        .slice(0, MAX_FAILED_MAILS)
        .map(({ failedAt, ...mail }) => ({ ...mail, failedAt: failedAt.toISOString() })),
    };
  });
}

/** Tries again at once, and says if it fails again. */
export async function resendMail(context: Context, { accountId }: StaffActor, id: string): Promise<undefined> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    audit(context, tx, { actor: accountId, act: 'mail.resend', subject: id, at });
  });
  // Sending takes seconds anyway, and its queries are those of the job that else sends it.
  const outcome = await uncounted(async () => (await resendParentMail(context, id)) ?? context.events.retry(id));
  if (outcome === undefined) throw new Problem('not_found');
  if (outcome === 'failed') throw new Problem('mail_not_sent');
}

/** With the counts of now: what was in the one that failed may have been opened since. */
export async function resendAlert(
  context: Context,
  { accountId }: StaffActor,
  alert: Params<typeof contract.resendAlert>,
): Promise<undefined> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    audit(context, tx, { actor: accountId, act: 'mail.resend', subject: `${alert.lane} ${alert.channel}`, at });
  });
  const outcome = await uncounted(() => urgentAlerts.failedAlerts.resend(context, alert));
  if (outcome === undefined) throw new Problem('not_found');
  if (outcome === 'failed') throw new Problem('mail_not_sent');
}

/** `o•••@example.org` */
function maskedAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
