import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';

const ideas = ['feed.pause.stand', 'feed.pause.window', 'feed.pause.drink', 'feed.pause.hop'] as const;

/** Offers a pause after a while. Children can go on. */
export function PauseCard({ stretches, onGoOn }: { stretches: number; onGoOn: () => void }): ReactNode {
  return (
    <Card tone="leaf" fill="soft" className="flex flex-col items-center text-center">
      <Pip mood="cheering" size={132} />
      <h2 className="mt-3">{t('feed.pauseTitle')}</h2>
      <p className="mt-1 max-w-100 text-balance text-lg">{t(ideas[(stretches - 1) % ideas.length] ?? ideas[0])}</p>
      <Button look="secondary" className="mt-4" onClick={onGoOn}>
        {t('feed.keepGoing')}
      </Button>
    </Card>
  );
}
