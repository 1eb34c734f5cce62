export { readingGrade } from '#server/cards/reading-grade.ts';

export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?][”"]?)\s+/).filter((sentence) => /\p{L}/u.test(sentence));
}

export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’,]*/gu) ?? [];
}
