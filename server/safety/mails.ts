import { type Mail, plainMail } from '../platform/mail.ts';
import { type ChainVerdict, headOf } from './audit-chain.ts';

export function headMail(to: string, verdict: ChainVerdict, publicUrl: string): Mail {
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
