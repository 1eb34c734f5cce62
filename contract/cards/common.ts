import * as z from 'zod/mini';

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];
export const difficulty = z.enum(difficulties);

export const playLimit = { limit: 60, seconds: 60 };
export const readLimit = { limit: 120, seconds: 60 };
