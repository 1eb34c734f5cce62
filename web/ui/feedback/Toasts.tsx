import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/IconButton.tsx';
import { CrossIcon } from '../controls/icons.tsx';
import { Emoji } from '../emoji/Emoji.tsx';
import { Pip } from '../pip/Pip.tsx';
import type { Tone } from '../style/tone.ts';
import { closeToast, onToast, type ShownToast, shownToast } from './show-toast.ts';
import { useTimeToRead } from './use-time-to-read.ts';

/** Renders the toasts of showToast(), above dialogs and announced by screen readers. Used once, in the app shell. */
export function Toasts({ closeLabel }: { closeLabel: string }): ReactNode {
  const toast = useSyncExternalStore(onToast, shownToast);
  const urgent = toast?.tone === 'destructive';
  // data-above-dialogs: an open dialog makes the rest of the page inert, but not this.
  return createPortal(
    <div
      data-above-dialogs=""
      // From above: below, it would lie on the field in use, on a button under the thumb, or behind the keyboard.
      className="pointer-events-none fixed inset-x-3 top-(--toast-top) z-60 flex [justify-content:var(--toast-side)] wide:inset-x-6"
    >
      {/* Both stand there from the start: a screen reader hears only what changes inside a region that it knows. */}
      <div aria-live="polite" aria-atomic="true" className="min-w-0">
        {toast && !urgent && <Toast key={toast.id} toast={toast} closeLabel={closeLabel} />}
      </div>
      <div aria-live="assertive" aria-atomic="true" className="min-w-0">
        {toast && urgent && <Toast key={toast.id} toast={toast} closeLabel={closeLabel} />}
      </div>
    </div>,
    document.body,
  );
}

/** Without an emoji Pip is drawn: what fails often fails for want of a network, and then no picture loads. */
const looks: Record<NonNullable<ShownToast['tone']>, { tone: Tone; emoji?: string }> = {
  success: { tone: 'leaf', emoji: '🎉' },
  neutral: { tone: 'sky', emoji: '💡' },
  destructive: { tone: 'lotus' },
};

function Toast({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }): ReactNode {
  const { id, title, description, duration = 5000 } = toast;
  const look = looks[toast.tone ?? 'neutral'];
  const emoji = toast.emoji ?? look.emoji;
  const timeToRead = useTimeToRead(duration, () => shownToast()?.id === id && closeToast());

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the cross does the same for a keyboard
    <div
      data-tone={look.tone}
      data-toast=""
      ref={keepBelowTopLine}
      {...timeToRead}
      // A small finger need not hit the cross.
      onClick={closeToast}
      className="pointer-events-auto flex w-fit max-w-108 animate-rise items-center gap-2 rounded-card border-2 border-tone bg-card py-1 ps-3 pe-1 text-ink sm:gap-3 sm:ps-4"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-tone-soft">
        {emoji === undefined ? <Pip mood="sorry" size={32} /> : <Emoji of={emoji} size={24} />}
      </span>
      <div className="min-w-0 flex-1 sm:py-1">
        <p className="wrap-anywhere font-bold font-display text-base leading-tight">{title}</p>
        {description !== undefined && <p className="wrap-anywhere text-ink-soft text-sm leading-snug">{description}</p>}
      </div>
      <IconButton label={closeLabel} onClick={closeToast}>
        <CrossIcon />
      </IconButton>
    </div>
  );
}

const GAP = 4;

/** Without a network, the line that says so stays visible. It scrolls with the page and may be two lines high. */
function keepBelowTopLine(toast: HTMLElement | null): void {
  const line = document.querySelector('[data-top-line]')?.getBoundingClientRect().bottom ?? 0;
  const top = toast?.closest('[data-above-dialogs]')?.getBoundingClientRect().top ?? 0;
  if (toast && line > 0) toast.style.marginTop = `${Math.max(0, line + GAP - top)}px`;
}
