import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Meter } from '#web/ui/feedback/Meter.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/index.ts';
import { challengeLooks, type Item } from './challenge.ts';
import '../rewards.css';

/** One item of today's challenge, with a link to where it is done. */
export function ChallengeItem({ item }: { item: Item }): ReactNode {
  const { type, isDone } = item;
  const { tone, to } = challengeLooks[type];
  return (
    <Card as="li" tone={isDone ? 'leaf' : tone} className="flex flex-col gap-3">
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Chip>{t(`rewards.challenges.type.${type}`)}</Chip>
        {isDone && <Done />}
      </div>
      <ItemLine item={item} />
      {!isDone && (
        <Button look="secondary" className="mt-auto self-start" to={to}>
          {t(`rewards.challenges.go.${type}`)}
        </Button>
      )}
    </Card>
  );
}

/** The picture, text and progress bar of an item. */
export function ItemLine({ item, isSmall = false }: { item: Item; isSmall?: boolean }): ReactNode {
  const { type, description, target, count, isDone } = item;
  const { emoji, tone } = challengeLooks[type];
  return (
    <div className="flex items-start gap-3" data-tone={isDone ? 'leaf' : tone}>
      <span className="rewards-item-picture" aria-hidden="true">
        <Emoji of={emoji} size={isSmall ? 24 : 32} />
      </span>
      <Meter
        className="min-w-0 flex-1"
        label={<span className={isSmall ? 'text-base' : 'text-lg'}>{description}</span>}
        value={count}
        max={target}
        valueText={
          isDone && isSmall
            ? t('rewards.challenges.done')
            : t('rewards.challenges.doneOf', { done: count, all: target })
        }
      />
    </div>
  );
}

function Done(): ReactNode {
  return (
    <Chip tone="leaf">
      <Emoji of="✅" /> {t('rewards.challenges.done')}
    </Chip>
  );
}
