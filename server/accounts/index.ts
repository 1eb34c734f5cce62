/**
 * Accounts of children and staff: sign-up, sessions, passwords, and closing an account. Nobody can find out whether an address
 * is known, lock another child out, or take over an account without access to its mailbox.
 */
import type { Module } from '../platform/module.ts';
import { eventHandlers } from './event-handlers.ts';
import { jobs } from './jobs.ts';
import { openMemory as open } from './memory.ts';
import { people } from './people.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export * as children from './child-accounts.ts';
export { chooseReach, closeScopes, setConsent } from './consent.ts';
export * as departures from './departures/departures.ts';
export * as endings from './endings/endings.ts';
export { accountCreated, accountLeft, scopesChanged } from './events.ts';
export * as childrenForStaff from './for-staff/children-for-staff.ts';
export { knownLanguage } from './language.ts';
export * as mailAddresses from './mail-addresses/mail-addresses.ts';
export { sessionSecret, whenAccountChanges } from './memory.ts';
export * as names from './names/names.ts';
export { presentUserAfter } from './own-user.ts';
export { people } from './people.ts';
export * as storedProfile from './profile/stored-profile.ts';
export { retained } from './retained.ts';
export { authenticate, listActiveSessions, recordActivity } from './sessions/authenticate.ts';
export * as signIn from './sessions/sign-in.ts';
export * as signUps from './sign-up/registration.ts';
export * as staffAccounts from './staff-accounts/staff-accounts.ts';

export const accounts: Module = { name: 'accounts', personalData, people, routes, eventHandlers, jobs, open };
