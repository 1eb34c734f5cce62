import type { ReactNode } from 'react';
import { ageLimits } from '#web/app/age-limits.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { FamilyPicture, GrowPicture, PlayPicture } from './FeaturePictures.tsx';
import { t } from './messages/index.ts';

const features = [
  ['grape', <PlayPicture key="play" />, 'landing.play.title', 'landing.play.text'],
  ['sun', <GrowPicture key="grow" />, 'landing.grow.title', 'landing.grow.text'],
  ['leaf', <FamilyPicture key="family" />, 'landing.family.title', 'landing.family.text'],
] as const;

export function Features(): ReactNode {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="landing-title text-center">
        {t('landing.features')}
      </h2>
      <ul className="landing-features grid">
        {features.map(([tone, picture, title, text]) => (
          <Card key={title} as="li" tone={tone} padding="none" className="landing-feature">
            {picture}
            <div className="p-5 sm:p-6">
              <h3 className="text-xl!">{t(title)}</h3>
              <p className="mt-1.5 text-ink-soft">{t(text, { ...ageLimits() })}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
