import { type ReactNode, useEffect, useRef } from 'react';
import { phrases, type QuickMessage, type Sticker, stickers } from '#contract/rules/phrases.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { textOf } from './message-text.ts';
import { t } from './messages/index.ts';

interface PickerProps {
  onPick: (name: QuickMessage) => void;
  /** Left out where there is nothing else to write with. */
  onClose?: () => void;
}

const names = Object.keys(stickers) as Sticker[];

/** Phrases and stickers to tap. */
export function Picker({ onPick, onClose }: PickerProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (isOpened) box.current?.querySelector('button')?.focus();
  }, [isOpened]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is one more way to close; the button does the same
    <div
      ref={box}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
      className="mb-2 max-h-[min(40dvh,20rem)] overflow-y-auto rounded-card bg-mist p-2"
    >
      <ul aria-label={t('chat.stickers.list')} className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={textOf({ kind: 'phrase', message: name })}
              onClick={() => onPick(name)}
              className="inline-flex size-14 items-center justify-center rounded-button hover:bg-tone-soft active:scale-95"
            >
              <Emoji of={stickers[name]} size={40} />
            </button>
          </li>
        ))}
      </ul>
      <ul aria-label={t('chat.phrases.list')} className="mt-2 flex flex-wrap gap-2">
        {phrases.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick(name)}
              className="min-h-12 rounded-full border-2 border-line bg-card px-4 font-display font-semibold hover:border-tone hover:bg-tone-soft active:scale-95"
            >
              {textOf({ kind: 'phrase', message: name })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
