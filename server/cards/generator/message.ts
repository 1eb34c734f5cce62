/** What staff read after riddles were made. */
export function formatMessage(count: number, wanted: number): string {
  if (count === wanted) return count === 1 ? 'Generated 1 new riddle.' : `Generated ${count} new riddles.`;
  if (count === 0) return 'No new riddles: everything that can be made of this kind is here already.';
  return `Generated ${count} new riddles. More of this kind cannot be made without repeating others.`;
}

/** What staff read after a language model wrote drafts. */
export function formatDraftMessage(kept: number, refused: number): string {
  if (kept === 0) return 'No drafts: nothing that the language model wrote passed the checks.';
  const waiting = kept === 1 ? '1 draft waits for you to read it.' : `${kept} drafts wait for you to read them.`;
  return refused === 0 ? waiting : `${waiting} ${refused} more did not pass the checks.`;
}
