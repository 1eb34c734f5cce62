import { type DigitRun, findDigitRuns } from './digits.ts';

const phoneWords =
  /\b(?:answering|call|text|ring|phone|fone|number|num|cell|mobile|whatsapp|contact|tel|reach|dial|sms|fax|digits|llama|llamame|numero|telefono|celular|movil|hmu|nr|#)\b/;
const unitAfter =
  /^\s?(?:coins|points|people|dollars|euros|pounds|robux|gems|xp|subscribers|views|followers|km|miles|years|kilometers|meters|metres|users|seconds|blocks|inhabitants|tons|stars|gold|diamonds|=|x|\*|%|times|\+|divided)/;

export function isPhone(run: DigitRun, text: string): boolean {
  const { digits, groups, gaps, start, end, hasNumberWords, hasCountingWords } = run;
  if (digits.length < 6 || digits.length > 16 || isSequence(groups) || isSequence([...digits])) return false;
  if (gaps.some((gap) => gap.includes(',') && !hasNumberWords) || unitAfter.test(text.slice(end, end + 14)))
    return false;
  if (/[.=*x^]\s?$/.test(text.slice(0, start)) || isDate(run)) return false;
  if (isAmount(run, text)) return false;
  const isAsked =
    phoneWords.test(text.slice(Math.max(0, start - 50), start)) || phoneWords.test(text.slice(end, end + 30));
  if (digits.length === 6)
    return groups.length > 1 && /\b(?:call|ring|phone|text|dial)\b[^.]{0,12}$/.test(text.slice(0, start));
  if (isAsked) return true;
  if (hasNumberWords) return !hasCountingWords && (groups.length > 4 || /\d/.test(text.slice(start, end)));
  if (groups.length === 1)
    return (
      digits.length > 8 && digits.length < 14 && !/0{4,}$/.test(digits) && !/^\s?[a-z]/.test(text.slice(end, end + 1))
    );
  return isGrouped(run, text);
}

/** `0 lol 7 lol 7`: a phone number with a word after each group of digits. */
export function isPhoneWithFillers(text: string): boolean {
  if (!/\d\W{1,3}[a-z]{1,8}\W{1,3}\d/.test(text)) return false;
  const close = text.replace(/(?<=\d)\W{1,3}[a-z]{1,8}\W{1,3}(?=\d)/g, ' ');
  return findDigitRuns(close).some(
    ({ digits, groups }) =>
      /^0[1-9]\d{8,10}$/.test(digits) && groups.every(({ length }) => length < 3) && !isSequence(groups),
  );
}

const amountBefore =
  /\b(?:population|people|weighs?|score|distance|seconds|biggest|largest|highest|counted?|googol|pi|times|plus|minus|equals|divided by|multiplied by|worth)\b[^.?!]{0,40}$/;
const phoneCue =
  /\b(?:my|mums?|moms?|dads?) (?:phone |mobile |cell )?(?:number|phone|mobile|cell)\b|\b(?:call|text|ring|dial|whatsapp|tel)\b/;

/** `the number 1000000000` and `the population was 5327231061`: in one group, and not with the beginning of a phone number. */
function isAmount({ digits, groups, start }: DigitRun, text: string): boolean {
  if (groups.length !== 1 || digits.startsWith('0') || /\+\s?$/.test(text.slice(0, start))) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  return !phoneCue.test(before) && (amountBefore.test(before) || /^[1-9]0{5,}$/.test(digits));
}

/** Grouped like phone numbers: with a plus, a leading zero, brackets, or groups of three and four. */
function isGrouped({ digits, groups, gaps, start }: DigitRun, text: string): boolean {
  const sizes = groups.map((group) => group.length);
  const isMarked =
    /[+(]\s?$/.test(text.slice(0, start)) || digits.startsWith('0') || gaps.some((gap) => /[()]/.test(gap));
  if (isMarked) return digits.length > 7 && sizes.every((size) => size < 12);
  if (gaps.every((gap) => /^[-.]$/.test(gap)))
    return digits.length > 6 && groups.length < 6 && sizes.at(-1) !== 1 && sizes.every((size) => size > 1);
  return (
    digits.length > 8 &&
    digits.length < 15 &&
    ((groups.length > 2 &&
      groups.length < 6 &&
      sizes.every((size) => size > 1 && size < 6) &&
      (sizes.at(-1) ?? 0) > 2) ||
      (sizes.every((size) => size === 1) && digits.length > 8))
  );
}

function isDate({ groups, gaps }: DigitRun): boolean {
  const sizes = groups.map((group) => group.length);
  const isYears = sizes.every((size) => size === 4) && groups.every((group) => /^(1[0-9]|20)/.test(group));
  const isDay =
    groups.length === 3 &&
    sizes.filter((size) => size === 4).length === 1 &&
    sizes.every((size) => size < 3 || size === 4) &&
    gaps.every((gap) => /^\s?[-/.]\s?$/.test(gap));
  return isYears || isDay;
}

/** Counts: 1 2 3, 10 20 30, 9 8 7. */
function isSequence(groups: readonly string[]): boolean {
  if (groups.length < 4) return false;
  const steps = groups.slice(1).map((group, at) => Number(group) - Number(groups[at]));
  const usual = steps[0] ?? 0;
  return steps.filter((step) => step === usual).length >= steps.length - 1;
}
