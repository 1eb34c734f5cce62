import * as z from 'zod/mini';
import { cardId } from '../../shared/ids.ts';

export const colorSchemes = ['sunrise', 'ocean', 'forest', 'berry', 'sky', 'candy'] as const;

export const posterCard = z.object({
  type: z.literal('poster'),
  id: cardId,
  title: z.string(),
  message: z.string(),
  category: z.string(),
  colorScheme: z.enum(colorSchemes),
});
export type PosterCard = z.output<typeof posterCard>;
