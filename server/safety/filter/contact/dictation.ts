import { findDigitRuns } from './digits.ts';

/**
 * What a child dictates in bits, as plain digits: without `part 1:` and `last four` around them, and with what is spelled by ear or
 * asked as a riddle written as digits. Expects folded text.
 */
export function plainDictation(text: string): string {
  const unlabeled = text
    .replace(label, '')
    .replace(quantity, ' ')
    .replace(spokenPlus, '+')
    .replace(plural, (_, times: string, digit: string) => `${times === 'two' ? 'double' : 'triple'} ${digit}`);
  return spellOut(riddles.reduce((rest, [riddle, digit]) => rest.replace(riddle, digit), unlabeled));
}

/** `part one of my number`, `2) `, `b=`. Not `number 7`: a number may follow that word. */
const label =
  /^\s*(?:(?:and |then |the |number |phone )?(?:part|bit|piece|chunk|half)\s?(?:\d|one|two|three|four|five|six|[a-f])(?![a-z\d])|(?:\d|[a-f])\s?[).:=](?=\s*[a-z\d+]))[\s:.)=-]*/;
/** `first 4 numbers`, `three more`, `the three before that are`. */
const quantity =
  /\b(?:(?:first|next|last|final|other) (?:\d|two|three|four|five|six)|(?:\d|two|three|four|five|six) (?:more|numbers|digits|before|after))\b(?: more| numbers| digits| ones| that| are| is)*[:.]*/g;

const spokenPlus =
  /\+ and (?=\d)|(?<=^(?:its |is )?)plus (?=(?:one|two|three|four|five|six|seven|eight|nine) [a-z]{3,5}\b)/;

/** `two fives` */
const plural = /\b(two|three) (zero|one|two|three|four|five|six|seven|eight|nine)e?s\b/g;

const ofOrHas = '(?: (?:of|on|in|a|an|the|does|do|has|have)){1,3}';
const riddle = (thing: string, owners: string) =>
  new RegExp(
    `(?:\\b(?:how many|the|number of|the number of) )?\\b${thing}${ofOrHas} (?:${owners})\\b(?: (?:has|have))?`,
    'g',
  );
const riddles: readonly (readonly [RegExp, string])[] = [
  [riddle('legs', 'spiders?|octopus'), '8'],
  [riddle('arms', 'octopus'), '8'],
  [riddle('legs', 'ants?|insects?|bees?'), '6'],
  [riddle('legs', 'dogs?|cats?|horses?|cows?|chairs?|tables?'), '4'],
  [riddle('wheels', 'cars?'), '4'],
  [riddle('wheels', 'bikes?|bicycles?'), '2'],
  [riddle('sides', 'triangles?'), '3'],
  [riddle('sides', 'squares?'), '4'],
  [riddle('fingers', 'hands?'), '5'],
  [riddle('days', 'weeks?'), '7'],
];

const heard: Readonly<Record<string, string>> = {
  zero: 'sero zer0 zerro ziro',
  one: 'wun wan',
  two: 'too to tu tew',
  three: 'thre free thwee',
  four: 'for fore foar fower',
  five: 'fife fiv faiv fyv',
  six: 'sicks siks sics',
  seven: 'seben sevn sevven sefen sevun',
  eight: 'eit ait eigt eght aight',
  nine: 'nyn nin nien nain',
};
const meant = new Map(
  Object.entries(heard).flatMap(([word, spellings]) => spellings.split(' ').map((one) => [one, word])),
);

/** Only where all words are digits then: `too` and `for` mostly mean something else. */
function spellOut(text: string): string {
  const words = text.match(/[a-z0-9]+/g) ?? [];
  if (words.length < 2 || !words.some((word) => meant.has(word))) return text;
  const spelled = text.replace(/[a-z0-9]+/g, (word) => meant.get(word) ?? word);
  return isAllDigits(spelled) ? spelled : text;
}

/** Whether a text is nothing but digits, as figures or as words. */
export function isAllDigits(text: string): boolean {
  const rest = findDigitRuns(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return rest !== text && !/[a-z0-9]/.test(rest);
}
