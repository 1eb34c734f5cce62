import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/IconButton.tsx';
import { CrossIcon } from '../controls/icons.tsx';
import { Emoji } from '../emoji/Emoji.tsx';
import { closeToast, onToast, type ShownToast, shownToast } from './show-toast.ts';

/** Renders the toasts of showToast(), above dialogs and announced by screen readers. Used once, in the app shell. */
export function Toasts({ closeLabel }: { closeLabel: string }): ReactNode {
  const toast = useSyncExternalStore(onToast, shownToast);
  const urgent = toast?.tone === 'destructive';
  // data-above-dialogs: an open dialog makes the rest of the page inert, but not this.
  return createPortal(
    <div
      data-above-dialogs=""
      // On a phone it comes from above: below, it would lie on the field in use, or behind the keyboard. On a wide screen it lies in
      // the corner beside the page, where nothing is tapped and no pointer rests on it by accident.
      className="pointer-events-none fixed inset-x-3 top-(--below-bars) z-60 flex justify-center wide:inset-x-6 wide:top-auto wide:bottom-6 wide:justify-start"
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

const looks = {
  success: { tone: 'leaf', emoji: '🎉' },
  neutral: { tone: 'sky', emoji: '💡' },
  destructive: { tone: 'lotus', emoji: '🙈' },
};

function Toast({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }): ReactNode {
  const { id, title, description, duration = 5000 } = toast;
  const { tone, emoji } = looks[toast.tone ?? 'neutral'];
  const [held, setHeld] = useState(false);

  // While it is hovered or has the focus, it is still being read.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => shownToast()?.id === id && closeToast(), duration);
    return () => clearTimeout(timer);
  }, [held, id, duration]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds it; its button does the rest
    <div
      data-tone={tone}
      data-toast=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-fit max-w-108 animate-rise wide:max-w-84 items-center gap-3 rounded-card border-2 border-tone bg-card py-2 ps-4 pe-2 text-ink"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-tone-soft">
        <Emoji of={toast.emoji ?? emoji} size={26} />
      </span>
      <div className="min-w-0 flex-1 py-1">
        <p className="wrap-anywhere font-bold font-display text-base leading-tight">{title}</p>
        {description !== undefined && <p className="wrap-anywhere text-ink-soft text-sm leading-snug">{description}</p>}
      </div>
      <IconButton label={closeLabel} onClick={closeToast}>
        <CrossIcon />
      </IconButton>
    </div>
  );
}
