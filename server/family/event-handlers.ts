import { accountCreated, accountLeft, endings } from '../accounts/index.ts';
import { afterCommit, type EventHandler, inTransaction } from '../platform/events.ts';
import { applyObjectionDecision } from './consent/objection-decisions.ts';
import { createWaitingCopies } from './copies/making.ts';
import { requestConsent } from './direct-notice/requests.ts';
import { mailEnding } from './endings/end-by-time.ts';
import {
  addressChanged,
  addressChangeWanted,
  consentWanted,
  copyRequested,
  objectionDecided,
  parentInvited,
  parentLinkWanted,
  parentMailQueued,
  paymentSettled,
} from './events.ts';
import { mailInvitation } from './grown-ups/invitation-mail.ts';
import { queueLeavingMails } from './mails/mail-queries.ts';
import { sendDueMails } from './mails/send.ts';
import { mailAddressChanged, mailAddressLinks } from './own-address/address-mails.ts';
import { mailSignInLink } from './parents/sign-in-mail.ts';
import { refundPayments } from './payments/settle.ts';

export const eventHandlers: readonly EventHandler[] = [
  afterCommit(accountCreated, async (context, { accountId }) => {
    if (accountId) await requestConsent(context, accountId);
  }),
  inTransaction(accountLeft, (_, tx, { accountId, facts, at }) => {
    if (accountId && facts.tellsParents) tx.write(queueLeavingMails, { childId: accountId, dueAt: at });
  }),
  afterCommit(accountLeft, async (context, { accountId }) => {
    if (accountId) await sendDueMails(context, accountId);
  }),
  afterCommit(parentMailQueued, async (context, { accountId }) => {
    if (accountId) await sendDueMails(context, accountId);
  }),
  afterCommit(parentLinkWanted, (context, { id, facts }) => mailSignInLink(context, id, facts)),
  afterCommit(endings.endingNoticed, async (context, { id, accountId, facts }) => {
    if (accountId) await mailEnding(context, { eventId: id, accountId, isLast: facts.step === 'last' });
  }),
  afterCommit(parentInvited, (context, { id, facts }) => mailInvitation(context, id, facts.invitationIds.split(' '))),
  afterCommit(addressChangeWanted, (context, { id, facts }) => mailAddressLinks(context, id, facts.parentId)),
  afterCommit(addressChanged, (context, { facts }) => mailAddressChanged(context, facts.parentId)),
  afterCommit(consentWanted, async (context, { accountId }) => {
    if (accountId) await requestConsent(context, accountId);
  }),
  afterCommit(paymentSettled, (context) => refundPayments(context)),
  afterCommit(copyRequested, (context) => createWaitingCopies(context)),
  afterCommit(objectionDecided, async (context, { accountId, facts }) => {
    if (accountId) await applyObjectionDecision(context, accountId, facts.holds);
  }),
];
