import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { Beads } from './Bubbles.tsx';
import { t } from './messages/index.ts';
import { LilyPad, Reeds } from './Plants.tsx';
import { Waves } from './Scenery.tsx';

/** The last word: the water again, with Pip and a lily pad that is still free. */
export function HopIn(): ReactNode {
  return (
    <section aria-labelledby="hop-in" className="landing-hop-in relative isolate">
      <div aria-hidden="true" className="landing-water">
        <Waves />
        <Beads />
        <LilyPad className="landing-pad landing-pad-low" />
        <LilyPad className="landing-pad landing-pad-high" />
        <Reeds />
      </div>
      <div className="landing-free-pad mx-auto grid px-4">
        <div className="landing-last-word flex flex-col items-center text-center">
          <h2 id="hop-in">{t('landing.hopIn')}</h2>
          <p className="mt-2 text-lg">{t('landing.hopIn.text')}</p>
          <Button to="/auth?tab=sign-up" size="large" className="mt-6">
            {t('landing.join')}
          </Button>
        </div>
        <Pip size={200} className="landing-afloat landing-last-pip h-auto" />
        <LilyPad flower className="landing-afloat landing-last-pad h-auto" />
      </div>
    </section>
  );
}
