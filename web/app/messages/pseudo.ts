import { refusals } from './en/refusals.ts';
import type { Sentence, Translate } from './index.ts';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accents = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž'];
const growth = 0.4;
const known: ReadonlySet<string> = new Set(refusals);

/**
 * Stands in for a language nobody has written yet: accents show what is not in the catalogue, length what finds no room, and
 * brackets what is cut off. Refusals count only when a translator would find them in their list.
 */
export const pseudo: Translate = (key, english) => (key === english && !known.has(key) ? english : inAllForms(english));

function inAllForms(sentence: Sentence): Sentence {
  if (typeof sentence === 'string') return lengthened(sentence);
  const forms = Object.entries(sentence).map(([category, text]) => [category, lengthened(text)]);
  return Object.fromEntries(forms) as Sentence;
}

/** "Hop in, {name}" → "[Ĥöþ îñ, {name} one two]" */
function lengthened(text: string): string {
  const said = text.replace(
    /(\{\w+\})|[A-Za-z]/g,
    (letter, name?: string) => name ?? accents[plain.indexOf(letter)] ?? '',
  );
  return `[${said}${filling(text.replace(/\{\w+\}/g, '').length * growth)}]`;
}

const numbers = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ'.split(' ');

function filling(length: number): string {
  let words = '';
  for (let at = 0; words.length < length; at += 1) words += ` ${numbers[at % numbers.length]}`;
  return words;
}
