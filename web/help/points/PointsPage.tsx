import type { ReactNode } from 'react';
import { PAID_ROUNDS_PER_DAY } from '#contract/rules/rewards/point-values.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LevelSteps } from '../answers/LevelSteps.tsx';
import { t } from '../messages/points/index.ts';
import { PublicPage } from '../PublicPage.tsx';
import { waysToPoints } from './ways.ts';

/** What brings how many points, and what a level is. */
export function PointsPage(): ReactNode {
  return (
    <PublicPage name={t('help.points.title')} title={t('help.points.title')} lead={t('help.points.lead')}>
      <div className="mt-5 flex flex-col gap-6">
        <section aria-labelledby="ways">
          <h2 id="ways" className="sr-only">
            {t('help.points.ways')}
          </h2>
          <ul className="help-ways">
            {waysToPoints().map(({ id, emoji, tone, title, text, worth }) => (
              <Card as="li" key={id} tone={tone} className="flex gap-4">
                <Emoji of={emoji} size={44} className="mt-2" />
                <div className="mt-1 min-w-0">
                  <h3>{title}</h3>
                  <p className="mt-1 text-ink-soft text-sm">{text}</p>
                  <p className="mt-3 flex flex-wrap gap-2">
                    {worth.map((one) => (
                      <Chip key={one} tone="sun">
                        <Emoji of="⭐" /> {one}
                      </Chip>
                    ))}
                  </p>
                </div>
              </Card>
            ))}
          </ul>
        </section>
        <div className="help-points-more">
          <Card tone="sun" aria-labelledby="levels">
            <h2 id="levels" className="mt-1">
              {t('help.points.levels')}
            </h2>
            <p className="mt-1 mb-4 text-ink-soft">{t('help.points.levels.text')}</p>
            <LevelSteps />
          </Card>
          <GoodToKnow />
        </div>
      </div>
    </PublicPage>
  );
}

function GoodToKnow(): ReactNode {
  const sentences = [
    t('help.points.good.keep'),
    t('help.points.good.once'),
    t('help.points.good.games', { count: PAID_ROUNDS_PER_DAY }),
    t('help.points.good.rest'),
  ];
  return (
    <Card tone="leaf" fill="soft" aria-labelledby="good">
      <h2 id="good">{t('help.points.good')}</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button to="/gamification">{t('help.points.play')}</Button>
        <Button look="secondary" to="/help#points">
          {t('help.points.more')}
        </Button>
      </div>
    </Card>
  );
}
