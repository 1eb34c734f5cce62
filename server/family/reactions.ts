import { accountCreated } from '../accounts/index.ts';
import { after, type Reaction } from '../platform/events.ts';
import { mailWanted } from './events.ts';
import { beginConsent } from './notices.ts';
import { sendDueMails } from './parent-mails.ts';

export const reactions: readonly Reaction[] = [
  after(accountCreated, async (context, { accountId }) => {
    if (accountId) await beginConsent(context, accountId);
  }),
  after(mailWanted, async (context, { accountId }) => {
    if (accountId) await sendDueMails(context, accountId);
  }),
];
