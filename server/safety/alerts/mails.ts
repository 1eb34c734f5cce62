import type { Mail } from '../../platform/mail/mail.ts';
import { type ChainVerdict, formatHead } from '../audit/chain.ts';
import type { Alert, AlertKind } from './alert-kinds.ts';

const names: Record<AlertKind, string> = {
  crisis: 'a child may be in danger',
  grooming_or_harm: 'signs of grooming or harm',
  three_blocks: 'a child was blocked by three others',
  report: 'a report of something serious',
  emergency: 'an emergency reported on the contact page',
  guardians_differ: 'parents who disagree',
  other: 'something else that is urgent',
};

/**
 * Mail can be intercepted or read over a shoulder, so it only says how many cases of which kind wait, and nothing about anyone.
 */
export function alertMail(to: string, alerts: readonly Alert[], link: string): Mail {
  const count = alerts.reduce((sum, alert) => sum + alert.count, 0);
  return {
    to,
    subject: count === 1 ? 'An urgent case is waiting' : `${count} urgent cases are waiting`,
    parts: [
      `Nobody has opened ${count === 1 ? 'this case' : 'these cases'} yet:`,
      { list: alerts.map(({ kind, count: many }) => `${many} × ${names[kind]}`) },
      { button: 'Open Moderation', url: link },
    ],
    ending: ['We write again every hour until someone has opened each case.'],
  };
}

export function headMail(to: string, verdict: ChainVerdict, publicUrl: string): Mail {
  const about = `The record of what staff do on ${publicUrl} is a chain of links.`;
  if (!verdict.isWhole)
    return {
      to,
      subject: 'The audit chain of your Lilypad is broken',
      parts: [
        `${about} Link ${verdict.brokenAt} is not as it was written. Someone may have changed the database.`,
        'Please keep this e-mail and a copy of the database, then run this on the server:',
        { code: 'npm run audit:verify' },
      ],
    };
  const head = formatHead(verdict);
  return {
    to,
    subject: `Audit chain: ${verdict.head.number} links`,
    parts: [
      `${about} Today it ends in this one:`,
      { code: head },
      'Please keep this e-mail. If links are ever taken off the end, this finds out:',
      { code: `npm run audit:verify -- --head ${head}` },
    ],
  };
}
