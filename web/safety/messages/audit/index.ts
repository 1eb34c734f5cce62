import type { AuditEntry } from '#contract/safety/audit.ts';
import { currentLocale, translator } from '#web/app/i18n/translator.ts';
import { kindLabel } from '../../moderation/labels.ts';
import { safetyAudit } from './en.ts';

export const t = translator(safetyAudit);

/** An act as a sentence. A new one without a sentence is shown by its name. */
export function describeAct(act: string): string {
  const key = `safety.audit.act.${act}`;
  return isKnown(key) ? t(key) : act;
}

/** A detail in words: `kind: comment`. Values are fixed words, of which there may be several, numbers and ids. */
export function describeDetail({ name, value }: AuditEntry['details'][number]): string {
  const key = `safety.audit.detail.${name}`;
  return `${isKnown(key) ? t(key) : name}: ${describeValue(name, value)}`;
}

function describeValue(name: string, value: string): string {
  if (name === 'kind') return kindLabel(value).toLocaleLowerCase(currentLocale());
  // A blocked word stays as it was typed.
  if (name === 'word') return value;
  return value
    .split(',')
    .map((one) => {
      const key = `safety.audit.value.${name}.${one}`;
      return isKnown(key) ? t(key) : one.replaceAll('_', ' ');
    })
    .join(', ');
}

type WrittenKey = Extract<keyof typeof safetyAudit, `safety.audit.${'act' | 'detail' | 'value'}.${string}`>;

function isKnown(key: string): key is WrittenKey {
  return key in safetyAudit;
}
