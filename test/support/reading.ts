export { readingGrade } from '#server/cards/reading-grade.ts';

export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?][”"]?)\s+/).filter((sentence) => /\p{L}/u.test(sentence));
}

export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’,]*/gu) ?? [];
}
