import { type ReactNode, useEffect, useRef } from 'react';
import type { Drawing } from '#contract/rules/drawings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/drawing/index.ts';
import { Preview } from './Preview.tsx';
import './drawing.css';

interface DrawingFieldProps {
  drawing: Drawing | undefined;
  error: string | undefined;
  disabled: boolean;
  /** The child comes back from the paper. */
  focusFirst: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** The drawing that goes with a post, or the way to one. */
export function DrawingField({ drawing, error, disabled, focusFirst, onOpen, onRemove }: DrawingFieldProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusFirst) button.current?.focus();
  }, [focusFirst]);
  const remove = (): void => {
    onRemove();
    button.current?.focus();
  };
  return (
    <div className="posts-drawing">
      {drawing && <Preview drawing={drawing} label={t('posts.drawing.yours')} />}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          look="secondary"
          disabled={disabled}
          onClick={onOpen}
          aria-invalid={error ? true : undefined}
        >
          <Emoji of="🎨" size={26} />
          {t(drawing ? 'posts.drawing.goOn' : 'posts.drawing.add')}
        </Button>
        {drawing && (
          <Button look="ghost" disabled={disabled} onClick={remove}>
            {t('posts.drawing.remove')}
          </Button>
        )}
      </div>
      {error && <p className="verdict text-lotus-deep">{error}</p>}
    </div>
  );
}
