import * as z from 'zod';
import { type CardKind, type ContentItem, commonFields, nonEmpty } from '../kind.ts';

const fields = { ...commonFields, title: nonEmpty, content: nonEmpty, category: nonEmpty, emoji: nonEmpty };

interface Fact extends ContentItem {
  readonly kind: 'fun_fact' | 'common_knowledge';
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly emoji: string;
}

export const funFact = factKind('fun_fact', 'fun-facts.json');
export const commonKnowledge = factKind('common_knowledge', 'common-knowledge.json');

function factKind(name: Fact['kind'], path: string): CardKind<Fact> {
  return {
    name,
    source: {
      path,
      shape: z.strictObject({ ...fields, kind: z.literal(name) }),
      atLeast: 200,
      needsSource: true,
      texts: ({ title, content }) => ({ heading: `${title} ${content}`, shown: [title, content] }),
    },
    weight: 15,
    hasState: false,
    present: ({ id, title, content, category, emoji, source: howWeKnow }) => ({
      type: name,
      id,
      title,
      content,
      category,
      emoji,
      howWeKnow,
    }),
  };
}
