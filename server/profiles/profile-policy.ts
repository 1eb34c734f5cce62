import { names } from '../accounts/index.ts';
import { nameChecks, screen, toRefusal, type Verdict } from '../safety/index.ts';

/** What a child writes about themselves for others to read; left out, it stays as it is. */
export interface ProfileWords {
  readonly displayName?: string | undefined;
  readonly bio?: string | undefined;
  readonly pipName?: string | undefined;
}

const WHOLE_NAME = 'Please leave out your real name. Only your grown-ups need it.';
const UNKIND_NAME = 'Please choose another name. This one may not sound kind.';

/** Why these words may not stand on the profile, a sentence for each field; empty when they may. */
export function profileFlaws({ displayName, bio, pipName }: ProfileWords, child: names.RealName) {
  const flaws = {
    displayName: displayName === undefined ? undefined : nameFlaw(displayName, child, 'Display name is required'),
    bio: bio === undefined ? undefined : bioFlaw(bio, child),
    pipName: pipName === undefined ? undefined : nameFlaw(pipName, child, 'Please type a name for your Pip'),
  };
  return Object.fromEntries(Object.entries(flaws).filter((flaw): flaw is [string, string] => flaw[1] !== undefined));
}

/** Words for a profile that staff must see: of a child in crisis, or a danger to somebody. */
export interface Alarm {
  readonly field: keyof ProfileWords;
  readonly text: string;
  readonly verdict: Verdict;
}

export function profileAlarms({ displayName, bio, pipName }: ProfileWords): readonly Alarm[] {
  const written = [
    { field: 'displayName', text: displayName ?? '' },
    { field: 'bio', text: bio ?? '' },
    { field: 'pipName', text: pipName ?? '' },
  ] as const;
  return written
    .map((words) => ({ ...words, verdict: screen(words.text, 'profile') }))
    .filter(({ verdict }) => verdict.isAlarming);
}

/** A child in crisis is not refused; their words go to staff alone. */
export function isCrisis({ decision }: Pick<Verdict, 'decision'>): boolean {
  return decision === 'help';
}

function nameFlaw(name: string, child: names.RealName, missing: string): string | undefined {
  if (!hasVisibleLetters(name)) return missing;
  if (names.tellsRealName(name, child)) return names.nameSentences.pondName;
  const verdict = screen(name, 'profile');
  if (isCrisis(verdict)) return undefined;
  if (isRefused(verdict) && !isAboutWords(verdict)) return toRefusal(verdict, { unkind: UNKIND_NAME });
  const fault = nameChecks.nameFault(name);
  if (fault === 'staff') return names.nameSentences.reserved;
  if (fault === 'adult') return names.nameSentences.grownUp;
  return fault && toRefusal({ decidingRules: [faultRules[fault]] }, { unkind: UNKIND_NAME });
}

const faultRules = { contact: 'private.handle', unkind: 'word.rude' } as const;

function bioFlaw(bio: string, child: names.RealName): string | undefined {
  if (names.tellsWholeName(bio, child)) return WHOLE_NAME;
  const verdict = screen(bio, 'profile');
  return isRefused(verdict) ? toRefusal(verdict) : undefined;
}

function isRefused({ decision }: Verdict): boolean {
  return decision === 'refuse' || decision === 'mask';
}

/** Single words and handles are decided by the check for names, which knows what people are called. */
function isAboutWords({ decidingRules }: Verdict): boolean {
  return decidingRules.every((rule) => /^((word|name|unsure|unkind)\.|private\.(handle|birth)$|lure\.app$)/.test(rule));
}

/** What the filter says of a name beyond single words. */
export function nameVerdict(name: string): Verdict {
  const verdict = screen(name, 'profile');
  return isAboutWords(verdict) ? { ...verdict, decision: 'allow' } : verdict;
}

/** Some characters are invisible: nobody could read or report a name made of them. */
function hasVisibleLetters(name: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}
