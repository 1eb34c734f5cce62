import type { ReactNode } from 'react';
import { t } from '#web/app/messages/landing.ts';
import { usePageTitle } from '#web/app/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { Hero } from './Hero.tsx';
import { RiddleTeaser } from './RiddleTeaser.tsx';

/** What a visitor sees: only what exists, only what is true. */
export function LandingPage(): ReactNode {
  usePageTitle(t('landing.title'));
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <div className="mx-auto flex max-w-320 flex-col gap-12 px-4 pb-16 wide:gap-16 wide:px-10">
        <RiddleTeaser />
        <Features />
        <Trust />
      </div>
    </main>
  );
}

const features = [
  ['grape', '🧩', 'landing.play.title', 'landing.play.text'],
  ['sun', '🏅', 'landing.grow.title', 'landing.grow.text'],
  ['leaf', '🧡', 'landing.family.title', 'landing.family.text'],
] as const satisfies readonly (readonly [Tone, string, string, string])[];

function Features(): ReactNode {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-center text-2xl!">
        {t('landing.features')}
      </h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-3">
        {features.map(([tone, emoji, title, text]) => (
          <Card key={title} as="li" tone={tone}>
            <Emoji of={emoji} size={56} />
            <h3 className="mt-3 text-xl!">{t(title)}</h3>
            <p className="mt-1 text-ink-soft">{t(text)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** Each line holds because of a part that is switched on; a line whose part is not there does not stand here. */
const promises = [
  ['💌', 'landing.trust.consent'],
  ['🛡️', 'landing.trust.alone'],
  ['🎭', 'landing.trust.names'],
  ['🚫', 'landing.trust.ads'],
  ['👀', 'landing.trust.content'],
  ['🔎', 'landing.trust.open'],
] as const;

function Trust(): ReactNode {
  return (
    <section aria-labelledby="trust" className="rounded-card border-2 border-line bg-card p-5 sm:p-8">
      <h2 id="trust" className="text-2xl!">
        {t('landing.trust')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('landing.trust.text')}</p>
      <ul className="mt-5 grid gap-x-8 gap-y-4 md:grid-cols-2">
        {promises.map(([emoji, text]) => (
          <li key={text} className="flex items-start gap-3">
            <Emoji of={emoji} size={32} />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
      <Button to="/privacy" look="secondary" className="mt-6">
        {t('landing.trust.privacy')}
      </Button>
    </section>
  );
}
