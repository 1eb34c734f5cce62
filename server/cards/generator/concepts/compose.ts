import { pick, type Random } from '#contract/rules/random.ts';

const openers = ['', '', '', '', '', '', 'Guess my name. ', 'Here is a puzzle. ', 'Listen! ', 'Psst! '];
const closers = [
  'What am I?',
  'What am I?',
  'Who am I?',
  'Guess me!',
  'Can you guess me?',
  'What could I be?',
  'Do you know me?',
];
const closersForThings = closers.filter((closer) => closer !== 'Who am I?');

/** Combines clues into a riddle in which the answer speaks. */
export function compose(clues: readonly string[], isAlive: boolean, random: Random): string {
  const opener = pick(random, openers);
  const closer = pick(random, isAlive ? closers : closersForThings);
  return `${opener}${toSentences(clues, random).join(' ')} ${closer}`;
}

/** Two short clues in a row can share a sentence. */
function toSentences(clues: readonly string[], random: Random): string[] {
  const sentences: string[] = [];
  for (let at = 0; at < clues.length; at += 1) {
    const clue = clues[at] ?? '';
    const next = clues[at + 1];
    if (next !== undefined && canJoin(clue, next) && random() < 0.5) {
      sentences.push(`I ${clue}, and I ${next}.`);
      at += 1;
    } else sentences.push(toSentence(clue));
  }
  return sentences;
}

const MAX_JOINED = 60;

function canJoin(one: string, other: string): boolean {
  const isPlain = (clue: string) => !isSentence(clue) && !/[,;:]| and /.test(clue);
  return isPlain(one) && isPlain(other) && one.length + other.length <= MAX_JOINED;
}

/** A clue is either whole sentences or the words after "I". */
export function toSentence(clue: string): string {
  return isSentence(clue) ? clue : `I ${clue}.`;
}

function isSentence(clue: string): boolean {
  return /[.!?]["”]?$/.test(clue);
}
