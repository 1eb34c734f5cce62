/** Who brings cases: children and what is about them, or visitors without an account. */
export const lanes = ['children', 'visitors'] as const;
export type Lane = (typeof lanes)[number];

/** Of what was added to a case the newest are shown. */
export const ADDITIONS_SHOWN = 50;
