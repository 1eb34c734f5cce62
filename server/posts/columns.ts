import type { postCategories } from '#contract/posts.ts';
import type { KindWord } from '#contract/rules/kind-words.ts';
import { type Column, text } from '../platform/db/columns.ts';

export const category = text as Column<(typeof postCategories)[number]>;
export const status = text as Column<'published' | 'held' | 'removed'>;
export const kindWord = text as Column<KindWord>;
