import { eventKind } from '../platform/events.ts';

/** A child's account was made. */
export const accountCreated = eventKind<Record<string, never>>('account.created');

/** An account is on its way out: hidden from now on, and erased in a week. */
export const accountLeft = eventKind<{ tellsParents: boolean }>('account.left');

/** An account ends by itself, and somebody is to be told. */
export const endingNoticed = eventKind<{ step: 'first' | 'last' }>('account.ending_noticed');

/** What grown-ups have opened for a child may be another than before. */
export const scopesChanged = eventKind<Record<string, never>>('account.scopes_changed');

/** A sign-up waits for a code to be mailed. */
export const codeWanted = eventKind<{ signupId: string }>('signup.code_wanted');

/** Somebody asked for a new password; both ids are empty when nobody is known by that name or address. */
export const passwordForgotten = eventKind<{ accountId: string | null; parentId: string | null }>('password.forgotten');

/** A new password was set by a link from a mail. */
export const passwordReset = eventKind<Record<string, never>>('password.reset');
