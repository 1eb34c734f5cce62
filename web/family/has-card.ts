import type { Refusal } from '#web/app/api.ts';

const explained = [
  'consent_required',
  'scope_off',
  'stronger_consent',
  'quiet_hours',
  'daily_limit',
  'paused',
] as const satisfies readonly Refusal['code'][];

export type CardCode = (typeof explained)[number];

/** Whether a refusal comes from what a grown-up decided, so that a card explains it better than a sentence. */
export function hasCard(refusal: Refusal): refusal is Refusal & { code: CardCode } {
  return explained.some((code) => code === refusal.code);
}
