import type { offeredCategories, Post } from '#contract/posts.ts';
import type { Tone } from '#web/ui/style/tone.ts';

export type OfferedCategory = (typeof offeredCategories)[number];

/** The badges that readers know posts by (docs/product-decisions.md, P41). */
const badges = {
  story: { emoji: '📖', tone: 'leaf', label: 'posts.story' },
  art: { emoji: '🎨', tone: 'lotus', label: 'posts.art' },
  question: { emoji: '🙋', tone: 'sky', label: 'posts.question' },
  fun: { emoji: '🎈', tone: 'sun', label: 'posts.fun' },
} as const satisfies Record<string, { emoji: string; tone: Tone; label: string }>;

export function getBadge(category: Post['category']) {
  const isKnown = category === 'story' || category === 'art' || category === 'question';
  return badges[isKnown ? category : 'fun'];
}

/** What the form offers, in its order. */
export const choices = [
  { category: 'story', emoji: '📖', tone: 'leaf', label: 'posts.kind.story' },
  { category: 'question', emoji: '🙋', tone: 'sky', label: 'posts.kind.question' },
  { category: 'announcement', emoji: '📣', tone: 'ember', label: 'posts.kind.announcement' },
  { category: 'other', emoji: '🎈', tone: 'grape', label: 'posts.kind.other' },
] as const satisfies readonly { category: OfferedCategory; emoji: string; tone: Tone; label: string }[];
