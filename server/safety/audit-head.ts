import type { Context } from '../platform/context.ts';
import { type Mail, plainMail } from '../platform/mail.ts';
import { type ChainVerdict, verifyChain } from './audit-chain.ts';

/**
 * Reads the chain, and writes its head where the database cannot reach: to the log, and to AUDIT_EMAIL where that is set. A
 * chain that somebody shortens later no longer ends in it.
 */
export async function noteAuditHead(context: Context): Promise<void> {
  const verdict = await verifyChain(context);
  if (verdict.isWhole) context.log.info({ head: headOf(verdict) }, 'the head of the audit chain');
  else context.log.error({ link: verdict.brokenAt, because: verdict.because }, 'the audit chain is broken');
  const { auditEmail, publicUrl } = context.config;
  if (auditEmail) await context.mail.send(headMail(auditEmail, verdict, publicUrl));
}

function headMail(to: string, verdict: ChainVerdict, publicUrl: string): Mail {
  const about = `The record of what staff do on ${publicUrl} is a chain of links.`;
  if (!verdict.isWhole)
    return plainMail(to, 'The audit chain of your Lilypad is broken', [
      `${about} Link ${verdict.brokenAt} is not as it was written. Somebody may have changed the database.`,
      'Please keep this e-mail and a copy of the database, then run this at the server:',
      { big: 'npm run audit:verify' },
    ]);
  const head = headOf(verdict);
  return plainMail(to, `Audit chain: ${verdict.head.number} links`, [
    `${about} Today it ends in this one:`,
    { big: head },
    'Please keep this e-mail. If links are ever taken off the end, this finds out:',
    { big: `npm run audit:verify -- --head ${head}` },
  ]);
}

function headOf({ head }: Extract<ChainVerdict, { isWhole: true }>): string {
  return `${head.number}:${head.digest}`;
}
