import type { ReactNode } from 'react';
import { ageLimits } from '#web/app/age-limits.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import type { Tone } from '#web/ui/style/tone.ts';
import type { ClaimName } from './claims.ts';
import { t } from './messages/index.ts';

/** The promises to parents: each is a proven claim. */
const promises = [
  ['consent', '💌', 'lotus'],
  ['alone', '🔒', 'sky'],
  ['names', '🎭', 'grape'],
  ['ads', '🚫', 'ember'],
  ['content', '🧒', 'sun'],
  ['open', '🔎', 'teal'],
] as const satisfies readonly (readonly [ClaimName, string, Tone])[];

export function Trust(): ReactNode {
  return (
    <section aria-labelledby="trust" className="landing-trust grid rounded-card border-2 border-line bg-card">
      <div className="flex flex-col items-start">
        <span className="mb-3 max-wide:hidden">
          <Emoji of="🛡️" size={88} />
        </span>
        <h2 id="trust" className="landing-title">
          {t('landing.trust')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('landing.trust.text')}</p>
        <div className="mt-5 flex flex-wrap gap-3 max-wide:hidden">
          <More />
        </div>
      </div>
      <ul className="landing-promises grid sm:grid-cols-2">
        {promises.map(([claim, emoji, tone]) => (
          <li key={claim} className="flex items-start gap-4">
            <span
              data-tone={tone}
              className="landing-promise-sign grid shrink-0 place-items-center rounded-button bg-tone-soft"
            >
              <Emoji of={emoji} size={32} />
            </span>
            <div className="min-w-0">
              <h3>{t(`landing.trust.${claim}.title`)}</h3>
              <p className="text-ink-soft">{t(`landing.trust.${claim}.text`, { ...ageLimits() })}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="landing-privacy flex flex-wrap gap-3 wide:hidden">
        <More />
      </div>
    </section>
  );
}

function More(): ReactNode {
  return (
    <>
      <Button to="/see-what-they-see" look="secondary">
        {t('landing.trust.tour')}
      </Button>
      <Button to="/privacy" look="secondary">
        {t('landing.trust.privacy')}
      </Button>
    </>
  );
}
