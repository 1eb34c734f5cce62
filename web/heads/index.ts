import type { WrittenLanguage } from '#contract/shared/languages.ts';
import type { PageHeads } from '#web/pages.ts';
import { en } from './en.ts';

/** Read by the build alone, which hands them to the server. */
export const heads: Readonly<Record<WrittenLanguage, PageHeads>> = { en };
