import { type ReactNode, useEffect, useRef } from 'react';
import { type Phrase, phrases, type QuickMessage, type Sticker, stickers } from '#contract/rules/phrases.ts';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { CrossIcon } from '#web/ui/controls/icons.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { ReadAloud } from '#web/ui/sound/ReadAloud.tsx';
import { formatContent } from '../message-text.ts';
import { t } from '../messages/index.ts';
import { phrasePictures } from './phrase-pictures.ts';

interface PickerProps {
  onPick: (name: QuickMessage) => void;
  /** Only for children who may type, because a drawing can contain words. */
  onDraw?: (() => void) | undefined;
}

const names = Object.keys(stickers) as Sticker[];

/** Stickers and phrases. One tap sends. */
export function QuickPicker({ onPick, onDraw }: PickerProps): ReactNode {
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 px-2">
        <h2 className="text-lg">{t('chat.stickers.list')}</h2>
        <p className="text-ink-soft text-label">{t('chat.picker.hint')}</p>
      </div>
      {onDraw && (
        <button
          type="button"
          onClick={onDraw}
          className="mt-4 flex min-h-14 w-full items-center justify-center gap-2 rounded-button border-2 border-line border-dashed px-4 font-display font-semibold hover:bg-tone-soft active:scale-95"
        >
          <Emoji of="🎨" size={30} /> {t('chat.draw')}
        </button>
      )}
      {/* Sixteen stickers: four rows or two, so that none stands alone. */}
      <div className="@container mt-1">
        <ul aria-label={t('chat.stickers.list')} className="grid @lg:grid-cols-8 grid-cols-4 gap-1">
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={formatContent({ kind: 'phrase', message: name })}
                onClick={() => onPick(name)}
                className="flex size-full min-h-[56px] items-center justify-center rounded-button hover:bg-tone-soft active:scale-90"
              >
                <Emoji of={stickers[name]} size={40} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div data-reads>
        <div className="mt-3 flex items-center gap-2 px-2">
          <h2 className="text-lg">{t('chat.phrases.list')}</h2>
          <ReadAloud />
        </div>
        <ul aria-label={t('chat.phrases.list')} className="mt-2 flex flex-wrap gap-2 px-1 pb-1">
          {phrases.map((name) => (
            <li key={name} className="grow">
              <PhraseButton name={name} onPick={onPick} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

export function PhraseButton({ name, onPick }: { name: Phrase; onPick: (name: Phrase) => void }): ReactNode {
  return (
    <button
      type="button"
      onClick={() => onPick(name)}
      className="flex min-h-12 w-full items-center justify-center gap-2 rounded-button bg-tone-soft px-4 py-1 font-display font-semibold text-tone-deep hover:bg-[color-mix(in_srgb,var(--tone)_18%,var(--tone-soft))] active:scale-95"
    >
      <Emoji of={phrasePictures[name]} size={24} />
      {formatContent({ kind: 'phrase', message: name })}
    </button>
  );
}

/** Opens over the conversation so that it doesn't shrink; on a phone as a sheet from below. Escape and the cross close it. */
export function PickerSheet({ onPick, onDraw, onClose }: PickerProps & { onClose: () => void }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('li button')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and a tap beside it are more ways to close; the cross does the same
    <div
      className="fixed inset-0 z-40 flex items-end bg-shade/30 min-[62.5rem]:absolute min-[62.5rem]:inset-auto min-[62.5rem]:inset-x-0 min-[62.5rem]:bottom-full min-[62.5rem]:bg-transparent"
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div
        ref={box}
        className="max-h-[min(80dvh,30rem)] w-full animate-rise overflow-y-auto rounded-t-card border-line border-t-2 bg-card p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <div className="sticky top-0 z-1 mx-auto flex h-0 max-w-176 justify-end">
          <IconButton label={t('ui.close')} onClick={onClose} className="-mt-1.5 bg-card">
            <CrossIcon />
          </IconButton>
        </div>
        <div className="mx-auto max-w-176">
          <QuickPicker onPick={onPick} onDraw={onDraw} />
        </div>
      </div>
    </div>
  );
}

/** The third column of a wide screen. */
export function PickerColumn({ onPick, onDraw }: PickerProps): ReactNode {
  return (
    <aside
      aria-label={t('chat.phrases')}
      data-tone="sky"
      className="min-h-0 self-start overflow-y-auto rounded-card border-2 border-line bg-card p-3 max-h-full"
    >
      <QuickPicker onPick={onPick} onDraw={onDraw} />
    </aside>
  );
}
