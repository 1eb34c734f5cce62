import * as z from 'zod/mini';
import { line } from '../shared/text.ts';

export const guessBody = (maxLength: number, tooLong: string) =>
  z.strictObject({ guess: line(maxLength, 'Please enter your guess', tooLong) });

export const attempts = z.array(z.object({ guess: z.string(), isCorrect: z.boolean() }));
