/** What staff are told after riddles were made. */
export function messageOf(count: number, wanted: number): string {
  if (count === wanted) return count === 1 ? 'Generated 1 new riddle.' : `Generated ${count} new riddles.`;
  if (count === 0) return 'No new riddles: everything that can be made of this kind is here already.';
  return `Generated ${count} new riddles. More of this kind cannot be made without repeating others.`;
}
