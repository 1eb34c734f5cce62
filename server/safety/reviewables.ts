import { appeals } from './moderation/appeals.ts';
import type { Reviewable } from './moderation/reviewable.ts';
import { staffOnlyWords } from './staff-only-cases.ts';

/** What this module itself hands in for review. */
export const reviewables: readonly Reviewable[] = [appeals, ...staffOnlyWords];
