import * as z from 'zod/mini';
import { cardId } from '../../shared/ids.ts';

const fact = {
  id: cardId,
  title: z.string(),
  content: z.string(),
  category: z.string(),
  emoji: z.string(),
  /** Where a grown-up can look it up. */
  howWeKnow: z.optional(z.string()),
};

export const funFactCard = z.object({ type: z.literal('fun_fact'), ...fact });
export const knowledgeCard = z.object({ type: z.literal('common_knowledge'), ...fact });
export type FactCard = z.output<typeof funFactCard> | z.output<typeof knowledgeCard>;
