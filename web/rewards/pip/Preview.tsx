import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { throwSparks } from '#web/ui/feedback/sparks.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { OwnPip } from '#web/ui/pip/OwnPip.tsx';
import { motionAllowed } from '#web/ui/style/appearance.ts';
import type { Dressing } from './dressing.ts';
import { t } from './messages/index.ts';
import { PipScene } from './PipScene.tsx';

interface PreviewProps {
  dressing: Dressing;
  /** Counts the moments to celebrate. */
  cheers: number;
  isSaving: boolean;
  onSurprise: () => void;
  onSave: () => void;
}

/** The frog in its pond, as large as it fits, with the buttons for the whole look. */
export function Preview({ dressing, cheers, isSaving, onSurprise, onSave }: PreviewProps): ReactNode {
  const { look, says, isChanged, canUndo, undo } = dressing;
  const frog = useHop(says, cheers);
  return (
    <div className="rewards-pip-preview">
      <Card padding="none" aria-label={t('rewards.pip.preview')}>
        <PipScene says={says}>
          <div ref={frog}>
            <OwnPip look={look} pose="sit" size={320} label={t('rewards.pip.preview')} className="rewards-pip-frog" />
          </div>
        </PipScene>
        <div className="rewards-pip-actions">
          <Button look="secondary" onClick={onSurprise} aria-label={t('rewards.pip.surprise')}>
            <Emoji of="🎲" /> <span className="max-sm:hidden">{t('rewards.pip.surprise')}</span>
          </Button>
          <Button
            look="secondary"
            disabled={!canUndo}
            onClick={undo}
            aria-label={t('rewards.pip.undo')}
            className="px-3!"
          >
            <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" className="rtl:-scale-x-100">
              <path
                d="M8 5 3.500 9.500 8 14M4 9.500h10.500a5 5 0 0 1 0 10H9"
                stroke="currentColor"
                strokeWidth="2.500"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </Button>
          <Button className="grow" pending={isSaving} disabled={!isChanged} onClick={onSave}>
            {t(isChanged ? 'rewards.pip.save' : 'rewards.pip.saved')}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** Hops a little for each new line, and high for something to celebrate. */
function useHop(says: string, cheers: number) {
  const frog = useRef<HTMLDivElement>(null);
  const before = useRef({ says, cheers });
  useEffect(() => {
    const { says: said, cheers: cheered } = before.current;
    before.current = { says, cheers };
    const element = frog.current;
    if (!element?.animate || !motionAllowed() || (says === said && cheers === cheered)) return;
    const height = cheers > cheered ? 26 : 7;
    element.animate(
      [
        { transform: 'none' },
        { transform: 'scale(1.04, 0.95)', offset: 0.2 },
        { transform: `translateY(-${height}px) scale(0.98, 1.03)`, offset: 0.5 },
        { transform: 'scale(1.03, 0.97)', offset: 0.8 },
        { transform: 'none' },
      ],
      { duration: cheers > cheered ? 620 : 380, easing: 'ease-out' },
    );
    if (cheers > cheered) throwSparks(element, { sparks: 22, reach: 150 });
  }, [says, cheers]);
  return frog;
}
