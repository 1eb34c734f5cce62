import { eventKind } from '../platform/events.ts';

/** A child's account was created. */
export const accountCreated = eventKind<Record<string, never>>('account.created');

/** An account is hidden from now on, and will be erased in a week. */
export const accountLeft = eventKind<{ tellsParents: boolean }>('account.left');

/** An account will end by time, and its notices are due. */
export const endingNoticed = eventKind<{ step: 'first' | 'last' }>('account.ending_noticed');

/** The scopes of a child may have changed. */
export const scopesChanged = eventKind<Record<string, never>>('account.scopes_changed');

/** A sign-up waits for a code to be mailed. */
export const codeWanted = eventKind<{ signupId: string }>('signup.code_wanted');

/** Someone asked for a new password. Both ids are empty if the name or address is unknown. */
export const passwordForgotten = eventKind<{ accountId: string | null; parentId: string | null }>('password.forgotten');

/** A new password was set: by a link from a mail, or by its owner, who typed the old one. */
export const passwordReset = eventKind<Record<string, never>>('password.reset');
