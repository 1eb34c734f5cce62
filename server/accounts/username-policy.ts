import { screen } from '../safety/index.ts';

/** What a username must not give away. */
export interface Private {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
}

/** Names that would pass for somebody of the house. */
const reserved =
  /(?<![a-z])admin|moderator|lilypad|official|staff|helpdesk|^(mod|system|support|root|owner|teacher|parent)_*\d*$/;

/** Shorter parts of a name are in too many words: "al" is in "salamander". */
const SHORTEST_PART = 3;

const letterFor: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Why a child may not have a username, in a sentence for them; nothing when they may. */
export function usernameFlaw(username: string, child?: Private): string | undefined {
  if (posesAsStaff(username)) return 'That name is kept for the people who run this place. Please choose another one.';
  const read = ['_', ' ', ''].map((gap) => username.replaceAll('_', gap));
  if (read.some((text) => screen(text).decision !== 'allow'))
    return 'Please choose another name: this one may not sound kind, or tells too much.';
  if (child && tellsName(username, child)) return 'Please keep your real name out of your username.';
  if (child && username.replaceAll('_', '').includes(child.dateOfBirth.slice(0, 4)))
    return 'Please keep the year you were born out of your username.';
  return undefined;
}

/** Whether a name, written as a username, would pass for somebody of the house, "adm1n" and "st_aff" included. */
export function posesAsStaff(username: string): boolean {
  return readingsOf(username).some((text) => reserved.test(text));
}

function tellsName(username: string, { firstName, lastName }: Private): boolean {
  const whole = readingsOf(username).flatMap((text) => [text, ...text.split(/[_\d]+/)]);
  return partsOf(`${firstName} ${lastName}`).some((part) =>
    part.length < SHORTEST_PART ? whole.includes(part) : whole.some((text) => text.includes(part)),
  );
}

/** "José-Luis" as "jose" and "luis"; letters that a username cannot hold cannot be told by one either. */
function partsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1);
}

/** Digits as the letters that they stand for, 1 for two of them, each with and without gaps. */
function readingsOf(username: string): string[] {
  const spelled = [username, asLetters(username), asLetters(username.replaceAll('1', 'l'))];
  return spelled.flatMap((text) => [text, text.replaceAll('_', '')]);
}

/** "m4ya" as "maya". */
export function asLetters(username: string): string {
  return username.replace(/\d/g, (digit) => letterFor[digit] ?? digit);
}
