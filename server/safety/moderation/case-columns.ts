import type { AgeGroup } from '#contract/rules/age.ts';
import type { Lane } from '#contract/rules/lanes.ts';
import type { CaseState, Decision } from '#contract/safety.ts';
import { type Column, nullable, text } from '../../platform/db/columns.ts';

export const state = text as Column<CaseState>;
export const decision = text as Column<Decision>;
export const lane = text as Column<Lane>;
export const ageGroup = nullable(text as Column<AgeGroup>);

/** Cases that still need a decision. */
export const isWaiting = `state in ('open', 'escalated', 'removing')`;
