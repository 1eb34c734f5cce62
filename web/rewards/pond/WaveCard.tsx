import { type ReactNode, useEffect, useRef } from 'react';
import type { VisitedPond } from '#contract/rewards/pond.ts';
import { type Living, type PondWave, pondWaves } from '#contract/rules/rewards/pond.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/pond/index.ts';
import { useWave } from './queries.ts';

/** The waves that a visitor can choose from, or the one they left today. */
export function WaveCard({ pond: { owner, living, ownWave } }: { pond: VisitedPond }): ReactNode {
  const { mutate } = useWave(owner.id, (error) =>
    showToast({ tone: 'destructive', title: t('rewards.pond.wave.failed'), description: sentenceFor(error) }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const wasThere = useRef(ownWave !== null);
  // The pressed button is gone, and its focus with it.
  useEffect(() => {
    if (ownWave !== null && !wasThere.current) heading.current?.focus({ preventScroll: true });
    wasThere.current = ownWave !== null;
  }, [ownWave]);
  return (
    <Card tone="lotus" padding="small" className="pt-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        <Emoji of="👋" /> {t(ownWave === null ? 'rewards.pond.wave' : 'rewards.pond.waved')}
      </h2>
      <div role="status">
        {ownWave !== null && (
          <p className="my-3 rounded-button bg-lotus-soft p-3 font-bold">{t(`rewards.pond.wave.${ownWave}`)}</p>
        )}
      </div>
      <p className="text-ink-soft text-sm">
        {ownWave === null ? t('rewards.pond.wave.text', { name: owner.displayName }) : t('rewards.pond.waved.text')}
      </p>
      {ownWave === null && (
        <ul className="mt-3 flex flex-col gap-1">
          {pondWaves
            .filter((words) => isTrueFor(living, words))
            .map((words) => (
              <li key={words}>
                <Button look="secondary" wide onClick={() => mutate(words)}>
                  {t(`rewards.pond.wave.${words}`)}
                </Button>
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}

/** Don't offer praise for flowers where there are none. */
function isTrueFor(living: Living, words: PondWave): boolean {
  return words === 'flowers' || words === 'lanterns' || words === 'fish' ? living[words] > 0 : true;
}
