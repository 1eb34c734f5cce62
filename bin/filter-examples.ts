import { toTurn } from '#server/safety/filter/classifier/dialogue.ts';
import type { Features, Turn } from '#server/safety/filter/classifier/features.ts';
import type { Example, Target } from '#server/safety/filter/classifier/training.ts';
import { type Head, heads } from '#server/safety/filter/classifier/weights.ts';
import type { WrittenLine } from './filter-lines.ts';

/** A written line as the heads read it. */
export interface ReadLine<Read = Features> {
  readonly line: WrittenLine;
  readonly features: Read;
  /** Of a harmless conversation, and so harmless by itself. */
  readonly isPart: boolean;
}

type FeatureReader<Read> = (turns: readonly Turn[]) => Read;

const MIN_PART_WORDS = 3;

/** Each line, and the parts of harmless conversations: in a chat, they are read as well. */
export function readForHeads<Read>(lines: readonly WrittenLine[], read: FeatureReader<Read>): ReadLine<Read>[] {
  return lines.flatMap((line): ReadLine<Read>[] => {
    const turns = line.messages.map(({ author, text }) => toTurn({ text, isOther: author === 'other' }));
    const whole = { line, features: read(turns), isPart: false };
    if (line.isBad || turns.length === 1) return [whole];
    return [whole, ...partsOf(turns).map((part) => ({ line, features: read(part), isPart: true }))];
  });
}

/** Each longer message by itself, and what was said up to each of the author's messages. */
function partsOf(turns: readonly Turn[]): (readonly Turn[])[] {
  const longer = turns.filter(({ words }) => words.length >= MIN_PART_WORDS);
  const beginnings = turns
    .slice(0, -1)
    .flatMap((turn, at) => (at > 0 && !turn.isOther ? [turns.slice(0, at + 1)] : []));
  return [...longer.map((turn) => [{ ...turn, isOther: false }]), ...beginnings];
}

/** A line that shows one family says little about another: who lures a child often asks for private details, too. */
const unknownBeside: Readonly<Record<Head, readonly string[]>> = {
  unkind: ['crisis'],
  lure: ['private'],
  crisis: [],
  private: ['lure'],
};
const OTHER_NEAR_MISS = 0.5;
const OTHER_BAD = 0.1;
const HARMLESS = 1.5;
const PART = 0.5;
const ORDINARY = 1;

/** The examples for the heads: for each what speaks for it, its near misses, and with less weight all the rest. */
export function buildExamples(lines: readonly ReadLine[], ordinary: readonly Features[]): Example[] {
  const harmless = heads.map(() => ({ isPositive: false, weight: ORDINARY }));
  return [
    ...lines.map((line) => ({ features: line.features, targets: heads.map((head) => toTarget(head, line)) })),
    ...ordinary.map((features) => ({ features, targets: harmless })),
  ];
}

function toTarget(head: Head, { line, isPart }: ReadLine): Target {
  const isOwn = line.family === head;
  const weight = isOwn ? 1 : weightOfOther(head, line);
  if (isPart && !isOwn) return { isPositive: false, weight: 0 };
  return { isPositive: isOwn && line.isBad, weight: weight * (isPart ? PART : 1) };
}

function weightOfOther(head: Head, { family, isBad }: WrittenLine): number {
  if (family === 'any') return HARMLESS;
  if (family === 'ordinary') return ORDINARY;
  if (!isBad) return OTHER_NEAR_MISS;
  return unknownBeside[head].includes(family) ? 0 : OTHER_BAD;
}

export function readOrdinary<Read>(texts: readonly string[], read: FeatureReader<Read>): Read[] {
  return texts.map((text) => read([toTurn({ text, isOther: false })]));
}
