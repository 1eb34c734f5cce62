import { screen } from '../../safety/index.ts';
import { withDigits } from '../number-words.ts';
import { readingGrade } from '../reading-grade.ts';
import { holdsName } from './knowledge/faults.ts';
import type { Difficulty, MadeRiddle } from './made-riddle.ts';

const MAX_LENGTH = 260;
/** In school years, see `readingGrade`. */
export const MAX_GRADE: Record<Difficulty, number> = { easy: 4, medium: 5, hard: 6 };

export type Fault = 'too long' | 'names its answer' | 'hard to read' | 'refused by the filter';

/** What is wrong with the text of a generated riddle, or undefined if children may see it. */
export function findFault({ question, answer, accepts, difficulty }: Omit<MadeRiddle, 'made'>): Fault | undefined {
  if (question.length > MAX_LENGTH) return 'too long';
  if ([question, inDigits(question)].some((text) => holdsName(text, [answer, ...accepts]))) return 'names its answer';
  if (readingGrade(readable(question)) > MAX_GRADE[difficulty]) return 'hard to read';
  return passesFilter(question) ? undefined : 'refused by the filter';
}

/** Riddles say "I" the way children in need do ("I have a house but no door"), so what only resembles a cry for help passes. */
function passesFilter(question: string): boolean {
  const { decision, rules } = screen(question);
  return decision === 'allow' || rules.every((rule) => rule === 'crisis.likely');
}

function inDigits(text: string): string {
  return withDigits(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Children don't read single letters and picture sums as text, so they are left out of the reading grade. */
function readable(question: string): string {
  return question.replace(/\b[A-Z_](?: [A-Z_])+\b/g, 'gap').replace(/[\p{Extended_Pictographic}=+]/gu, '');
}
