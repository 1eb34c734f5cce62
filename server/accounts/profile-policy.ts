import { asLetters } from '#contract/rules/usernames.ts';
import { isAlarming, refusalOf, screenProfile, type Verdict } from '../safety/index.ts';
import { posesAsStaff } from './username-policy.ts';

/** What a child writes about themselves for others to read; left out, it stays as it is. */
export interface ProfileWords {
  readonly displayName?: string | undefined;
  readonly bio?: string | undefined;
}

const KEPT = 'That name is kept for the people who run this place. Please choose another one.';
const LAST_NAME = 'Please leave your last name out. It is only for your grown-ups.';
const UNKIND_NAME = 'Please choose another name. This one may not sound kind.';

/** Shorter ones are in too many words: "li" is in "lily". */
const SHORTEST_NAME = 3;
/** "van der Berg": "der" alone is in "spider". */
const SHORTEST_PART = 4;

/** Why these words may not stand on the profile, a sentence for each field; empty when they may. */
export function profileFlaws({ displayName, bio }: ProfileWords, child: { readonly lastName: string }) {
  const flaws = {
    displayName: displayName === undefined ? undefined : displayNameFlaw(displayName, child.lastName),
    bio: bio === undefined ? undefined : screenFlaw([bio]),
  };
  return Object.fromEntries(Object.entries(flaws).filter((flaw): flaw is [string, string] => flaw[1] !== undefined));
}

/** Words for a profile that staff must see: of a child in trouble, or such as may put somebody in danger. */
export interface Alarm {
  readonly field: keyof ProfileWords;
  readonly text: string;
  readonly verdict: Verdict;
}

export function profileAlarms({ displayName, bio }: ProfileWords): readonly Alarm[] {
  const written = [
    { field: 'displayName', text: displayName ?? '' },
    { field: 'bio', text: bio ?? '' },
  ] as const;
  return written
    .map((words) => ({ ...words, verdict: screenProfile(words.text) }))
    .filter(({ verdict }) => isAlarming(verdict));
}

/** Nobody in trouble is refused; their words go to staff alone. */
export function isCry({ decision }: Pick<Verdict, 'decision'>): boolean {
  return decision === 'help';
}

function displayNameFlaw(name: string, lastName: string): string | undefined {
  if (!hasSomethingToSee(name)) return 'Display name is required';
  if (posesAsStaff(asUsername(name))) return KEPT;
  if (tellsLastName(name, lastName)) return LAST_NAME;
  return screenFlaw([name, squash(name)], { unkind: UNKIND_NAME });
}

/** Some letters are blank: a name of them would be a name that nobody can read or report. */
function hasSomethingToSee(name: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}

function asUsername(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\d]+/gu, '_')
    .replace(/^_/, '');
}

/** The last name in whatever writing: "Maya Haddad", "maya_h4ddad", "MayaLee". */
function tellsLastName(name: string, lastName: string): boolean {
  const parts = wordsOf(lastName);
  const whole = parts.join('');
  return [name, asLetters(name)].some((read) => {
    const words = wordsOf(read);
    const squashed = words.join('');
    const tells = (part: string, shortest: number) =>
      part.length < shortest && !hasNoGaps.test(part) ? words.includes(part) : squashed.includes(part);
    return (whole !== '' && tells(whole, SHORTEST_NAME)) || parts.some((part) => tells(part, SHORTEST_PART));
  });
}

/** Scripts that put no gap between the words, so that even a short name stands in the middle of others. */
const hasNoGaps = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** "José-Luis GarcíaLópez" as jose, luis, garcia, lopez. */
function wordsOf(name: string): string[] {
  return fold(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** In small letters without accents. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** What the filter says of a name in its worst reading. */
export function nameVerdict(name: string): Verdict {
  const asWritten = screenProfile(name);
  return asWritten.decision === 'allow' ? screenProfile(squash(name)) : asWritten;
}

function squash(name: string): string {
  return name.replace(/[\s_.-]+/g, '');
}

function screenFlaw(readings: readonly string[], place: Parameters<typeof refusalOf>[1] = {}): string | undefined {
  const verdicts = readings.map(screenProfile);
  if (verdicts.some(isCry)) return undefined;
  const refused = verdicts.find(({ decision }) => decision === 'refuse' || decision === 'mask');
  return refused && refusalOf(refused, place);
}
