import type { Refusal } from '#web/app/api.ts';

const explainedCodes = [
  'consent_required',
  'scope_off',
  'stronger_consent',
  'quiet_hours',
  'daily_limit',
  'paused',
] as const satisfies readonly Refusal['code'][];

export type CardCode = (typeof explainedCodes)[number];

/** Whether a grown-up's decision caused the refusal: then a card explains it better than a sentence. */
export function isExplainedByCard(refusal: Refusal): refusal is Refusal & { code: CardCode } {
  return explainedCodes.some((code) => code === refusal.code);
}
