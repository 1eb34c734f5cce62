/**
 * Lets children and staff in: sign-up, sessions, passwords, the profile. Promise: nobody can find out whether an address is
 * known, keep another child out, or take over an account without the mail that belongs to it.
 */
import type { Module } from '../platform/module.ts';
import { eventHandlers } from './event-handlers.ts';
import { jobs } from './jobs.ts';
import { openMemory as open } from './memory.ts';
import { waitingWords as reviewables } from './moderated-names.ts';
import { people } from './people.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export { blockAddress, findChildByName, insertGuardian, listParentsOf } from './account-queries.ts';
export { readChildStats } from './child-stats.ts';
export { hashAddress, isBlocked, takeParentMail, unblock as unblockAddress } from './code-mails.ts';
export { type Consent, pauseScopes, recordConsent } from './consent.ts';
export { agreeToErase, beginErasing, listDepartures } from './departure-queries.ts';
export { comeBack, leave } from './departures.ts';
export { accountCreated, accountLeft, scopesChanged } from './events.ts';
export { mailboxKey } from './mailbox.ts';
export { sessionSecret, whenAccountChanges } from './memory.ts';
export { moderatedNames, renameChild } from './moderated-names.ts';
export { people } from './people.ts';
export { lockForErasure } from './people-queries.ts';
export { settledBefore } from './policy.ts';
export { readRegistration, registrationSetting, setRegistration } from './registration.ts';
export { kept } from './retained.ts';
export { NEW_FOR } from './review-policy.ts';
export { resetSecondStep } from './second-step.ts';
export { deleteSessionsOf as endSessionsOf } from './session-queries.ts';
export { announceEnd, authenticate, listActiveSessions, noteActivity } from './sessions.ts';
export { type Invite, inviteStaff } from './staff.ts';
export { deleteInvitation, enoughStaff, listInvitations, listMembers } from './staff-member-queries.ts';
export { dismiss, giveRole, holdMember, isTypedChatOpen } from './staff-members.ts';
export { findPersonForStaff, searchChildrenForStaff } from './staff-view.ts';

export const accounts: Module = {
  name: 'accounts',
  personalData,
  people,
  routes,
  eventHandlers,
  jobs,
  reviewables,
  open,
};
