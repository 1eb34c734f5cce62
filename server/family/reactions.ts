import { accountCreated } from '../accounts/index.ts';
import { after, type Reaction } from '../platform/events.ts';
import { noticeWanted } from './events.ts';
import { sendFirstNotice, sendNotice } from './notices.ts';

export const reactions: readonly Reaction[] = [
  after(accountCreated, async (context, { id, accountId }) => {
    if (accountId) await sendFirstNotice(context, id, accountId);
  }),
  after(noticeWanted, async (context, { accountId }) => {
    if (accountId) await sendNotice(context, accountId);
  }),
];
