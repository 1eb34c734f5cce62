import type { Finding } from '../verdict.ts';
import { type DigitRun, findDigitRuns } from './digits.ts';
import { refusal } from './matches.ts';
import { isPhone, isPhoneWithFillers } from './phone-numbers.ts';

const ibanLike = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,4})?\b/g;

/** Phone, card and account numbers, and numbers of identity papers. */
export function findNumbers(text: string): Finding[] {
  const account = /\d\d/.test(text) ? [...text.matchAll(ibanLike)].filter((match) => isIban(match[0])) : [];
  return [
    ...account.map((match) => refusal('private.card', match.index, match.index + match[0].length)),
    ...findDigitRuns(text).flatMap((run) => {
      if (isCard(run)) return [refusal('private.card', run.start, run.end)];
      if (isSocialSecurityNumber(run)) return [refusal('private.id', run.start, run.end)];
      return isPhone(run, text) ? [refusal('private.phone', run.start, run.end)] : [];
    }),
    ...(isPhoneWithFillers(text) ? [refusal('private.phone', 0, text.length)] : []),
  ];
}

function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const letter of plain.slice(4) + plain.slice(0, 4)) {
    const value = parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Luhn's algorithm, for 12 to 19 digits. */
function isCard({ digits, gaps }: DigitRun): boolean {
  if (digits.length < 12 || digits.length > 19 || /^0/.test(digits) || gaps.some((gap) => gap.includes(',')))
    return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && new Set(digits).size > 1;
}

function isSocialSecurityNumber({ groups, gaps }: DigitRun): boolean {
  return groups.map((group) => group.length).join() === '3,2,4' && gaps.every((gap) => gap === '-' || gap === ' ');
}
