/** Where cases come from: children, or visitors without an account. */
export const lanes = ['children', 'visitors'] as const;
export type Lane = (typeof lanes)[number];

/** How many of the newest additions to a case are shown. */
export const ADDITIONS_SHOWN = 50;
