import type { ReactNode } from 'react';
import { t } from '#web/app/messages/landing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import { Beads } from './Bubbles.tsx';
import { LilyPad, Reeds } from './Plants.tsx';
import { Waves } from './Scenery.tsx';

/** The last word: the water again, with Pip and a lily pad that is still free. */
export function HopIn(): ReactNode {
  return (
    <section aria-labelledby="hop-in" className="relative isolate mt-20 overflow-x-clip wide:mt-28">
      <div aria-hidden="true" className="absolute inset-0 -z-10 bg-linear-to-b from-water to-water-deep">
        <Waves />
        <Beads className="bottom-10" />
        <LilyPad className="absolute start-[4%] top-16 hidden w-24 animate-float [animation-delay:-3s] wide:block" />
        <LilyPad className="absolute end-[5%] top-10 hidden w-20 animate-float [animation-delay:-1s] md:block" />
        <Reeds className="absolute end-[-1.500rem] -bottom-4 hidden md:block" />
      </div>
      <div className="mx-auto grid max-w-280 grid-cols-2 items-end gap-x-4 px-4 pt-12 pb-16 md:grid-cols-[1fr_auto_1fr] md:pb-20 wide:gap-x-10">
        <div className="col-span-2 flex flex-col items-center pb-8 text-center md:order-1 md:col-span-1 md:pb-12">
          <h2 id="hop-in" className="text-3xl! wide:text-4xl!">
            {t('landing.hopIn')}
          </h2>
          <p className="mt-2 text-lg">{t('landing.hopIn.text')}</p>
          <Button to="/auth?tab=sign-up" size="large" className="mt-6">
            {t('landing.join')}
          </Button>
        </div>
        <Pip size={200} className="h-auto w-36 animate-float justify-self-end sm:w-48" />
        <LilyPad flower className="h-auto w-36 animate-float [animation-delay:-2s] sm:w-48 md:order-2" />
      </div>
    </section>
  );
}
