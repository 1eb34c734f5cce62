import type { Message, Translate } from './translator.ts';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž'];
const growth = 0.4;

/**
 * A made-up language for tests: accents show which text is not in the catalog, length shows what does not fit, and brackets show
 * what is cut off.
 */
export const translate: Translate = (_, english) => {
  if (typeof english === 'string') return disguise(english);
  const forms = Object.entries(english).map(([category, text]) => [category, disguise(text)]);
  return Object.fromEntries(forms) as Message;
};

/** "Hop in, {name}" → "[Ĥöþ îñ, {name} one two]" */
function disguise(text: string): string {
  const letters = text.replace(
    /(\{\w+\})|[A-Za-z]/g,
    (letter, name?: string) => name ?? accented[plain.indexOf(letter)] ?? '',
  );
  return `[${letters}${padding(text.replace(/\{\w+\}/g, '').length * growth)}]`;
}

const numbers = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ'.split(' ');

function padding(length: number): string {
  let words = '';
  for (let at = 0; words.length < length; at += 1) words += ` ${numbers[at % numbers.length]}`;
  return words;
}
