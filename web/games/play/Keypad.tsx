import type { ReactNode } from 'react';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';

interface KeypadProps {
  onDigit: (digit: string) => void;
  onDelete: () => void;
  /** The label of the large key. */
  enter: string;
  onEnter: () => void;
  isReady: boolean;
}

/** Digits for thumbs. Tab skips them, because children with a keyboard type into the field. */
export function Keypad({ onDigit, onDelete, enter, onEnter, isReady }: KeypadProps): ReactNode {
  const key = 'games-key min-h-13 rounded-button font-bold font-display text-xl';
  return (
    // biome-ignore lint/a11y/useSemanticElements: the keys need no border around them
    <div role="group" aria-label={t('games.keys.digits')} className="mx-auto grid w-full max-w-80 grid-cols-3 gap-2">
      {[...'123456789'].map((digit) => (
        <button key={digit} type="button" className={key} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" aria-label={t('games.keys.delete')} className={cx(key, 'text-ink-soft')} onClick={onDelete}>
        ⌫
      </button>
      <button type="button" className={key} onClick={() => onDigit('0')}>
        0
      </button>
      <button
        type="button"
        className={cx(key, 'games-key-enter')}
        aria-disabled={!isReady || undefined}
        onClick={() => isReady && onEnter()}
      >
        {enter}
      </button>
    </div>
  );
}
