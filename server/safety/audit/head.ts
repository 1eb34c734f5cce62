import type { Context } from '../../platform/context.ts';
import { headMail } from '../alerts/mails.ts';
import { formatHead, verifyChain } from './chain.ts';

/**
 * Copies the head of the chain out of the database's reach: to the log, and to AUDIT_EMAIL if that is set. If someone cuts the
 * chain later, it no longer ends in that head.
 */
export async function logAuditHead(context: Context): Promise<void> {
  const verdict = await verifyChain(context);
  if (verdict.isWhole) context.log.info({ head: formatHead(verdict) }, 'the head of the audit chain');
  else context.log.error({ link: verdict.brokenAt, because: verdict.because }, 'the audit chain is broken');
  const { auditEmail, publicUrl } = context.config;
  if (auditEmail) await context.mail.send(headMail(auditEmail, verdict, publicUrl));
}
