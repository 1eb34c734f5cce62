import { type Private, revealedBy } from '#contract/rules/usernames.ts';
import { foldText, nameChecks } from '../../safety/index.ts';

export const nameSentences = {
  reserved: 'Only the people who run this pond can have that name. Please pick another one.',
  grownUp: "That sounds like a grown-up's name. Please pick a kid's name.",
  pondName: 'Pick a pond name. Keep your real one for friends you know.',
} as const;
const NOT_KIND = 'Please pick another name. This one may not sound kind, or it tells too much about you.';

const sentences: Readonly<Record<nameChecks.NameFault, string>> = {
  staff: nameSentences.reserved,
  adult: nameSentences.grownUp,
  contact: NOT_KIND,
  unkind: NOT_KIND,
};

const secretSentences = {
  name: "Don't use your real name in your username.",
  year: "Don't use the year you were born in your username.",
} as const;

/** A sentence for the child that says why they may not have a username. Undefined if they may. */
export function usernameFlaw(username: string, child?: Private): string | undefined {
  const secret = child && revealedBy(username, inUsernameLetters(child));
  // First, so that no child reads that their own name is unkind.
  if (secret) return secretSentences[secret];
  const fault = nameChecks.nameFault(username);
  return fault && sentences[fault];
}

/**
 * Names as the characters of a username can spell them: `Łukasz` as lukasz. Names of other scripts are left out, as their
 * lookalikes spell something else: `mar` does not reveal `Мая`.
 */
function inUsernameLetters(child: Private): Private {
  return { ...child, firstName: latin(child.firstName), lastName: latin(child.lastName) };
}

function latin(name: string): string {
  return name
    .split(/[\s-]+/)
    .filter((word) => !/(?!\p{Script=Latin})\p{L}/u.test(word))
    .map(foldText)
    .join(' ');
}
