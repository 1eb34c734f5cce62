import { findContactDetails } from '../filter/contact/contact-details.ts';
import { findPatterns } from '../filter/patterns/patterns.ts';
import { fold } from '../filter/text/fold.ts';
import { toWords } from '../filter/text/sentence.ts';
import { tokenize } from '../filter/text/tokens.ts';
import { lexicon } from '../filter/words/lexicon.ts';
import { isClearlyPersonName, isPersonName } from '../filter/words/person-names.ts';
import { containsRoot, isSplitOverRuns, neighbor, wordsInPhrases } from './matching.ts';
import type { NameWord, Reading } from './readings.ts';
import { isPlainPart } from './segments.ts';
import { phrasesUnder, readSections, wordsUnder } from './word-lists.ts';

const sections = readSections('unkind.txt');
const anywhere = wordsUnder(sections, 'anywhere');
const rude = wordsUnder(sections, 'word');
const insults = wordsUnder(sections, 'insult');
const wishes = wordsUnder(sections, 'wish');
const addressees = wordsUnder(sections, 'you');
const groups = wordsUnder(sections, 'group');
const hostileWords = wordsUnder(sections, 'against');
const ambiguous = wordsUnder(sections, 'ambiguous');
const sexualContext = wordsUnder(sections, 'spice');
const phrases = phrasesUnder(sections, 'phrase');
const innocent = phrasesUnder(sections, 'fine');

/** Words between others: `emma is so fat`, `du bist dumm`. */
const joiningWords = new Set(
  'a an the is are am so too very really all to of and i ich du ist bist sind sehr ein eine der das la le les un une est es suis je il elle el los las una eres soy de lo gli e sei my your who'.split(
    ' ',
  ),
);

/** Every word of the lists, so that runs are split at them. */
export const unkindWords: ReadonlySet<string> = new Set(
  [anywhere, rude, insults, wishes, addressees, groups, hostileWords, ambiguous, sexualContext]
    .flatMap((set) => [...set])
    .concat([...phrases].flatMap(([first, rests]) => [first, ...rests.flat()])),
);

/** Whether a name insults, hates, threatens, or is sexual. */
export function isUnkind(readings: readonly Reading[]): boolean {
  return readings.some(
    (reading) => containsRoot(reading, anywhere) || isSplitOverRuns(reading, isStrong) || hasUnkindWords(reading),
  );
}

/** Whether letters in a row spell a rude word, even in the middle of them. */
export function spellsRudeWord(letters: string): boolean {
  return [...anywhere, ...rude, ...ambiguous].some((word) => word.length > 2 && letters.includes(word));
}

function isStrong(word: string): boolean {
  return word.length > 2 && (anywhere.has(word) || rude.has(word) || isRefusedByFilter(word));
}

/** Whether the filter refuses a word everywhere, and it is no person's name. */
function isRefusedByFilter(word: string): boolean {
  const listed = word.length > 3 ? lexicon().words.get(word) : undefined;
  // Their inflections come from a rule, and some are names: Cumming, Shiting.
  if (listed && word !== listed.word && word !== `${listed.word}s`) return false;
  if (listed?.action !== 'refuse' || listed.severity < 2) return false;
  return !ambiguous.has(word) && !insults.has(word) && !wishes.has(word) && !isPersonName(word);
}

function hasUnkindWords(reading: Reading): boolean {
  const innocentIndexes = wordsInPhrases(reading, innocent);
  const phraseIndexes = wordsInPhrases(reading, phrases);
  if ([...phraseIndexes].some((index) => !innocentIndexes.has(index))) return true;
  return (
    reading.words.some((word, at) => !innocentIndexes.has(at) && isUnkindAt(reading.words, word, at)) ||
    matchesUnkindPattern(reading)
  );
}

function isUnkindAt(words: readonly NameWord[], word: NameWord, at: number): boolean {
  const { text } = word;
  if (isStrong(text) && !isChancePart(words, word)) return true;
  const around = [neighbor(words, at, 1, joiningWords), neighbor(words, at, -1, joiningWords)].filter(
    (one) => one !== undefined,
  );
  const beside = (...sets: readonly ReadonlySet<string>[]) =>
    around.some((one) => one.text !== text && sets.some((set) => set.has(one.text)));
  const isBesidePerson = around.some((one) => isClearlyPersonName(one.text) && !insults.has(one.text));
  if (insults.has(text))
    return isBesidePerson || (!(word.isPart && text.length < 4) && beside(insults, groups, directAddressees));
  if (wishes.has(text)) return isBesidePerson || beside(addressees, groups);
  if (groups.has(text)) return beside(hostileWords, wishes, insults);
  return ambiguous.has(text) && beside(sexualContext) && !isChancePart(words, word);
}

const directAddressees = new Set(['you', 'u', 'ur', 'du', 'tu', 'toi', 'te', 'ti', 'her', 'him', 'everyone']);

/** `titi-porn`: a short rude word inside a run is a coincidence, unless everything around it is plain words. */
function isChancePart(words: readonly NameWord[], { text, run, isPart }: NameWord): boolean {
  if (!isPart || text.length > 5) return false;
  return words.some((other) => other.run === run && other.text !== text && !isPlainPart(other.text));
}

/** Danger, grooming and cruelty as a whole sentence: `nobody_wants_you_here`. */
function matchesUnkindPattern(reading: Reading): boolean {
  return findPatternRules(reading).some((rule) => /^(?:crisis|lure|unkind|hate)\./.test(rule));
}

function findPatternRules({ words }: Reading): string[] {
  if (words.length < 2) return [];
  const folded = fold(words.map(({ text }) => text).join(' '));
  return findPatterns(toWords(folded, tokenize(folded.text)))
    .filter(({ decision }) => decision !== 'mask')
    .map(({ rule }) => rule);
}

/** Whether a name contains numbers, addresses, links or a full name that could help someone find a child. */
export function containsContactDetails(name: string, readings: readonly Reading[]): boolean {
  if (['_', ' '].some((gap) => findContactDetails(fold(name.replaceAll('_', gap)).text).length > 0)) return true;
  return readings.some((reading) => {
    // Splitting a longer run like `fatu` produces full names too easily.
    const rulePattern = reading.words.some(({ isPart }) => isPart) ? /^(?:private|asks)\./ : /^(?:private|asks|name)\./;
    return findPatternRules(reading).some((rule) => rulePattern.test(rule));
  });
}
