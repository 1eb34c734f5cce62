import { accountCreated, accountLeft } from '../accounts/index.ts';
import { after, inside, type Reaction } from '../platform/events.ts';
import { tellParents } from './departures.ts';
import { mailWanted, objectionJudged } from './events.ts';
import { followJudgement } from './judged-objections.ts';
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
  after(objectionJudged, async (context, { accountId, facts }) => {
    if (accountId) await followJudgement(context, accountId, facts.holds);
  }),
];
