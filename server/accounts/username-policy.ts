import { type Private, readingsOf, toldBy } from '#contract/rules/usernames.ts';
import { screen } from '../safety/index.ts';

/** Names that would pass for somebody of the house. */
const reserved =
  /(?<![a-z])admin|moderator|lilypad|official|staff|helpdesk|^(mod|system|support|root|owner|teacher|parent)_*\d*$/;

const told = {
  name: 'Please keep your real name out of your username.',
  year: 'Please keep the year you were born out of your username.',
} as const;

/** Why a child may not have a username, in a sentence for them; nothing when they may. */
export function usernameFlaw(username: string, child?: Private): string | undefined {
  if (posesAsStaff(username)) return 'That name is kept for the people who run this place. Please choose another one.';
  const read = ['_', ' ', ''].map((gap) => username.replaceAll('_', gap));
  if (read.some((text) => screen(text).decision !== 'allow'))
    return 'Please choose another name: this one may not sound kind, or tells too much.';
  const secret = child && toldBy(username, child);
  return secret && told[secret];
}

/** Whether a name, written as a username, would pass for somebody of the house, "adm1n" and "st_aff" included. */
export function posesAsStaff(username: string): boolean {
  return readingsOf(username).some((text) => reserved.test(text));
}
