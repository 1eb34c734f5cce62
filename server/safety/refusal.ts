import type { Verdict } from './filter/verdict.ts';

const UNKIND = 'Please choose kinder words. Others will read this.';
const TELLS_TOO_MUCH = 'Please leave out phone numbers, e-mails and web addresses. Strangers could find you.';

/** Speaks of kindness and of what is private, never of rules: those would teach how to get around them. */
export function refusalOf({ rules }: Pick<Verdict, 'rules'>, unkind = UNKIND): string {
  return rules.some((rule) => rule.startsWith('private.')) ? TELLS_TOO_MUCH : unkind;
}
