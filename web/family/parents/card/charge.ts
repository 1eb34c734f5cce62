import type { CardCharge } from '#contract/family.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';

/** As in `€0.50`; undefined where a card is only checked. */
export function chargeText({ amount, currency }: CardCharge): string | undefined {
  const value = Number(amount);
  return value === 0
    ? undefined
    : new Intl.NumberFormat(currentLocale(), { style: 'currency', currency }).format(value);
}
