import { accountCreated, accountLeft } from '../accounts/index.ts';
import { after, type EventHandler, inside } from '../platform/events.ts';
import { followJudgement } from './consent/objection-decisions.ts';
import { beginConsent } from './direct-notice/requests.ts';
import { notifyParents } from './erasure/departures.ts';
import { mailWanted, objectionJudged } from './events.ts';
import { sendDueMails } from './mails/send.ts';

export const eventHandlers: readonly EventHandler[] = [
  after(accountCreated, async (context, { accountId }) => {
    if (accountId) await beginConsent(context, accountId);
  }),
  inside(accountLeft, (_, tx, { accountId, facts, at }) => notifyParents(tx, accountId, facts.tellsParents, at)),
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
