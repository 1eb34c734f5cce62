import { accountCreated, accountLeft } from '../accounts/index.ts';
import { after, inside, type Reaction } from '../platform/events.ts';
import { tellParents } from './departures.ts';
import { mailWanted } from './events.ts';
import { beginConsent } from './notices.ts';
import { sendDueMails } from './parent-mails.ts';

export const reactions: readonly Reaction[] = [
  after(accountCreated, async (context, { accountId }) => {
    if (accountId) await beginConsent(context, accountId);
  }),
  inside(accountLeft, (_, tx, { accountId, facts, at }) => tellParents(tx, accountId, facts.tellsParents, at)),
  after(accountLeft, async (context, { accountId }) => {
    if (accountId) await sendDueMails(context, accountId);
  }),
  after(mailWanted, async (context, { accountId }) => {
    if (accountId) await sendDueMails(context, accountId);
  }),
];
