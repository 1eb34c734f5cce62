import type { Reviewable } from './moderation/reviewable.ts';
import { staffOnlyWords } from './staff-only-cases.ts';
import { appeals } from './suspensions/appeals.ts';

/** What this module itself hands in for review. */
export const reviewables: readonly Reviewable[] = [appeals, ...staffOnlyWords];
