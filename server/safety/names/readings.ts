import { foldText } from '../filter/text/fold-text.ts';
import { leetLetters } from '../filter/text/glyphs.ts';
import { splitSegments } from './segments.ts';

/** A word of a name, between gaps or inside a longer run of letters. */
export interface NameWord {
  readonly text: string;
  /** The index of the run that contains the word. */
  readonly run: number;
  readonly isPart: boolean;
}

export interface Reading {
  readonly words: readonly NameWord[];
  /** The runs of letters and digits between gaps. */
  readonly runs: readonly string[];
}

const gapPattern = /[^\p{L}\p{M}\p{N}]+/u;

/** The ways to read a name: as it is, with digits and symbols as letters, without stretched letters. */
export function listNameReadings(name: string, listed: ReadonlySet<string>): Reading[] {
  const folded = foldText(name).replaceAll("'", '');
  const plain = folded.replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ');
  const camel = foldText(name.replace(/(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')).replaceAll(
    "'",
    '',
  );
  const texts = [plain, camel, ...readingsAsLetters(folded)].flatMap((text) => [text, ...withoutRepeats(text)]);
  return [...new Set(texts)].map((text) => toReading(text, listed));
}

function toReading(text: string, listed: ReadonlySet<string>): Reading {
  const runs = text
    .split(gapPattern)
    .map(withoutDecoration)
    .filter((run) => run !== '');
  const words = runs.flatMap((run, at) => {
    const parts = splitSegments(run, listed).words;
    return parts.map((part) => ({ text: part, run: at, isPart: parts.length > 1 }));
  });
  return { words, runs };
}

/** `xXslutXx` */
function withoutDecoration(run: string): string {
  return /^x{1,3}([a-z]{4,}?)x{1,3}$/.exec(run)?.[1] ?? run;
}

const symbolBesideLetter = /[a-z][\d@$!|+]|[\d@$!|+][a-z]/;

const symbolBetweenLetters = /[a-z][\d@$!|+]+[a-z]/;

/** `n4zi_b0y` as letters, with 1 as i and as l, and without digits that only number a name: `otter7`. */
function readingsAsLetters(folded: string): string[] {
  if (!symbolBesideLetter.test(folded)) return [];
  const bare = folded.replace(/(?<=[a-z]{2})[\d!]+(?![a-z\d])/g, '');
  const whole = symbolBetweenLetters.test(folded) ? [asLetters(folded, 0)] : [];
  return [...new Set([asLetters(bare, 0), asLetters(bare, 1), ...whole])];
}

function asLetters(text: string, choice: number): string {
  return text.replace(
    /[\d@$!|+]/g,
    (sign) => leetLetters[sign]?.charAt(choice) || leetLetters[sign]?.charAt(0) || sign,
  );
}

/** `fuuuuck` as fuck and fuuck. */
function withoutRepeats(text: string): string[] {
  if (!/([a-z])\1\1/.test(text)) return [];
  return [text.replace(/([a-z])\1{2,}/g, '$1'), text.replace(/([a-z])\1{2,}/g, '$1$1')];
}
