import type { CardType } from '#contract/cards.ts';
import type { Tone } from '#web/ui/tone.ts';
import { cards } from './messages/en.ts';
import { t } from './messages/index.ts';

/** What a child knows each kind by, everywhere. */
export const kinds = {
  riddle: { emoji: '🤔', tone: 'grape' },
  joke: { emoji: '😄', tone: 'sun' },
  trivia: { emoji: '🔭', tone: 'sky' },
  poster: { emoji: '🌈', tone: undefined },
  fun_fact: { emoji: '💡', tone: 'teal' },
  common_knowledge: { emoji: '🧭', tone: 'moss' },
  wordPuzzles: { emoji: '🔤', tone: 'lotus' },
} as const satisfies Record<CardType, { emoji: string; tone: Tone | undefined }>;

/** A category of the content files in the child's language; one that a contributor has made up shows as it is written. */
export function topic(category: string): string {
  const key = `cards.topic.${category.replaceAll(' ', '_')}`;
  return key in cards
    ? t(key as keyof typeof cards & `cards.topic.${string}`)
    : category.charAt(0).toUpperCase() + category.slice(1);
}
