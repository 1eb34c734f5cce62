/** The day on which the words of each page last changed. changed-on.test.ts fails when words change and their day does not. */
export const changedOn = { privacy: '2026-11-24', terms: '2026-11-23' } as const;
