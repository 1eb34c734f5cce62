/** The day on which the words of each page last changed. changed-on.test.ts fails when words change and their day does not. */
export const changedOn = { privacy: '2026-11-29', terms: '2026-11-28' } as const;
