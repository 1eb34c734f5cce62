import { type ReactNode, useId } from 'react';
import type { CardCharge } from '#contract/family.ts';
import { t } from '../../messages/card/index.ts';
import { chargeText } from './charge.ts';

/** How a parent proves who they are without meeting us. */
export type OnlineWay = 'signed_form' | 'card';

interface WayChoiceProps {
  charge: CardCharge;
  way: OnlineWay;
  onChange: (way: OnlineWay) => void;
  className?: string;
}

/** Where the operator offers both, the parent chooses. */
export function WayChoice({ charge, way, onChange, className }: WayChoiceProps): ReactNode {
  const group = useId();
  const amount = chargeText(charge);
  const choices = [
    { value: 'signed_form', label: t('card.way.form'), hint: t('card.way.form.hint') },
    {
      value: 'card',
      label: amount === undefined ? t('card.way.card.free') : t('card.way.card', { amount }),
      hint: t('card.way.card.hint'),
    },
  ] as const;
  return (
    <fieldset className={className}>
      <legend className="font-bold">{t('card.way')}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="flex min-h-12 items-start gap-3 py-1.5">
          <input
            type="radio"
            name={group}
            checked={way === value}
            onChange={() => onChange(value)}
            className="radio mt-0.5"
          />
          <span className="min-w-0">
            {label}
            <span className="block text-ink-soft text-sm">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What happens on the way to the provider and back. */
export function CardExplained({ charge }: { charge: CardCharge }): ReactNode {
  const amount = chargeText(charge);
  return <>{amount === undefined ? t('card.next.free') : t('card.next.text', { amount })}</>;
}
