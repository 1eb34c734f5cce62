import { toTurn } from './classifier/dialogue.ts';
import { getRule, isLureSignal, LURE_SIGNAL_RULE } from './classifier/heads.ts';
import { scoreTurns } from './classifier/score-turns.ts';
import { DANGER, type Finding } from './verdict.ts';

/** From these scores on, a conversation is held for staff, or messages are refused. */
const HOLD_SCORE = 5;
const REFUSE_SCORE = 9;
/** By family of rules. Each further kind of signal adds one more. */
const groomingWeights: Readonly<Record<string, number>> = { asks: 1, lure: 2 };

const LIKELY_LURE = getRule('lure');
const headRules = new Set([LIKELY_LURE, LURE_SIGNAL_RULE]);

/** The grooming rules that a message matched. Only without any certain one, those of a head count. */
export function findGroomingSignals(text: string, findings: readonly Finding[]): string[] {
  const rules = findings.map(({ rule }) => rule).filter((rule) => getGroomingWeight(rule) > 0);
  const certain = rules.filter((rule) => !headRules.has(rule));
  if (rules.length > 0) return certain.length > 0 ? certain : [LIKELY_LURE];
  return isLureSignal(scoreTurns([toTurn({ text, isOther: false })])) ? [LURE_SIGNAL_RULE] : [];
}

function getGroomingWeight(rule: string): number {
  return groomingWeights[rule.split('.')[0] ?? ''] ?? 0;
}

/** Adds up the grooming signals of one author. Those of a head alone never refuse. */
export function scoreGrooming(rules: readonly string[], span: Finding['span']): Finding[] {
  const certain = getGroomingScore(rules.filter((rule) => !headRules.has(rule)));
  if (certain >= REFUSE_SCORE) return [{ rule: 'lure.score', decision: 'refuse', severity: DANGER, span }];
  if (getGroomingScore(rules) < HOLD_SCORE) return [];
  return [{ rule: 'lure.score', decision: 'hold', severity: DANGER, span }];
}

/** The weight of each signal, and one for each further kind; nothing while there is only one kind. */
function getGroomingScore(rules: readonly string[]): number {
  const kinds = new Set(rules.filter((rule) => getGroomingWeight(rule) > 0));
  if (kinds.size < 2) return 0;
  return rules.reduce((sum, rule) => sum + getGroomingWeight(rule), 0) + kinds.size - 1;
}
