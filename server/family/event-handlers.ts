import { accountCreated, accountLeft } from '../accounts/index.ts';
import { after, type EventHandler, inside } from '../platform/events.ts';
import { notifyParents } from './departures.ts';
import { beginConsent } from './direct-notices.ts';
import { mailWanted, objectionJudged } from './events.ts';
import { followJudgement } from './moderated-objections.ts';
import { sendDueMails } from './parent-mails.ts';

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
