import type { ReactNode } from 'react';
import { t } from '#web/app/messages/landing.ts';
import { Card } from '#web/ui/Card.tsx';
import { FamilyPicture, GrowPicture, PlayPicture } from './FeaturePictures.tsx';

const features = [
  ['grape', <PlayPicture key="play" />, 'landing.play.title', 'landing.play.text'],
  ['sun', <GrowPicture key="grow" />, 'landing.grow.title', 'landing.grow.text'],
  ['leaf', <FamilyPicture key="family" />, 'landing.family.title', 'landing.family.text'],
] as const;

export function Features(): ReactNode {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-center text-2xl! sm:text-3xl!">
        {t('landing.features')}
      </h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-3 wide:mt-10 wide:gap-8">
        {features.map(([tone, picture, title, text]) => (
          <Card
            key={title}
            as="li"
            tone={tone}
            padding="none"
            className="sm:max-md:grid sm:max-md:grid-cols-[auto_1fr] sm:max-md:items-center"
          >
            {picture}
            <div className="p-5 sm:p-6">
              <h3 className="text-xl!">{t(title)}</h3>
              <p className="mt-1.5 text-ink-soft">{t(text)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
