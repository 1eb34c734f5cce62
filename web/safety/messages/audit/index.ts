import { translator } from '#web/app/i18n/translator.ts';
import { safetyAudit } from './en.ts';

export const t = translator(safetyAudit);

/** An act as a sentence. A new one without a sentence is shown by its name. */
export function describeAct(act: string): string {
  const key = `safety.audit.act.${act}`;
  return isKnown(key) ? t(key) : act;
}

type ActKey = Extract<keyof typeof safetyAudit, `safety.audit.act.${string}`>;

function isKnown(key: string): key is ActKey {
  return key in safetyAudit;
}
