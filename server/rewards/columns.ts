import type { AgeGroup } from '#contract/rules/age.ts';
import { type Column, text } from '../platform/db/columns.ts';

export const ageGroup = text as Column<AgeGroup>;
