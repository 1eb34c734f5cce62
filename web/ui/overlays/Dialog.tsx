import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/IconButton.tsx';
import { CrossIcon } from '../controls/icons.tsx';
import { ReadAloud } from '../sound/ReadAloud.tsx';
import { cx } from '../style/cx.ts';
import type { Tone } from '../style/tone.ts';
import { closeByBackButton } from './back-button.ts';
import { keepPlace } from './keep-place.ts';
import { enterDialog, isTopDialog } from './open-dialogs.ts';

const DOUBLE_TAP_MS = 500;

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** The label of the cross; without it there is none, and one of the actions must close. */
  closeLabel?: string | undefined;
  children?: ReactNode;
  /** Buttons at the bottom, the main one first. */
  actions?: ReactNode;
  tone?: Tone | undefined;
  size?: 'small' | 'large' | undefined;
  /** A picture above a centered title: Pip, a badge. */
  picture?: ReactNode;
  /** Where the focus starts; else on the dialog itself, so that it is read from its title. */
  focusFirst?: RefObject<HTMLElement | null> | undefined;
  /** Where the focus goes when what opened the dialog is gone. */
  focusAfter?: RefObject<HTMLElement | null> | undefined;
}

export function Dialog({ open, ...rest }: DialogProps): ReactNode {
  return open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>): ReactNode {
  const { onClose, description, closeLabel, children, actions, tone, size = 'small', picture } = props;
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Selecting text may end outside; only a press that begins and ends there closes.
  const pressedOutside = useRef(false);
  const isOutside = ({ target }: SyntheticEvent): boolean => !panel.current?.contains(target as Node);
  const isSecondTap = useSecondTap();
  useModal(layer, panel, props);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the cross do the same for keyboards
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={layer}
      data-tone={tone}
      className="fixed inset-0 z-50 animate-fade overflow-y-auto bg-backdrop"
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClickCapture={(event) => {
        if (!isSecondTap(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event) && closeLabel !== undefined) onClose();
      }}
    >
      <div className="flex min-h-full p-3 sm:p-6">
        <div
          ref={panel}
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={description === undefined ? undefined : `${id}-description`}
          tabIndex={-1}
          className={cx(
            'group/dialog relative m-auto w-full animate-pop overflow-clip rounded-card border-2 border-line bg-card p-5 text-ink outline-none sm:p-7',
            // A dialog on top of another takes its place; the edges of a larger one around it would look broken. Not invisible: with
            // reduced motion that ends too late for the focus to return.
            'in-[[inert]]:opacity-0',
            size === 'small' ? 'max-w-112' : 'max-w-168',
          )}
        >
          <Corner onClose={onClose} closeLabel={closeLabel} />
          <DialogHead {...props} id={id} />
          {children !== undefined && <div className="mt-5">{children}</div>}
          {actions !== undefined && (
            <div className={cx(actionsLook, picture !== undefined && 'justify-center')}>{actions}</div>
          )}
        </div>
      </div>
    </div>
  );
}

function Corner({ onClose, closeLabel }: Pick<DialogProps, 'onClose' | 'closeLabel'>): ReactNode {
  return (
    <div className="sticky top-3 z-1 flex h-0 justify-end gap-2">
      <ReadAloud className="-mt-2 size-[48px]!" />
      {closeLabel !== undefined && (
        <IconButton label={closeLabel} onClick={onClose} className="-me-2 -mt-2 size-[48px]! bg-card">
          <CrossIcon />
        </IconButton>
      )}
    </div>
  );
}

/** Children tap twice. The second tap on what opened a dialog must not close it, or press a button in it. */
function useSecondTap(): (click: MouseEvent) => boolean {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return ({ detail, timeStamp }) => detail > 1 && timeStamp - openedAt.current < DOUBLE_TAP_MS;
}

// The buttons of a long dialog stay visible; content that scrolls under them fades out. Square, because it would show in round corners,
// and a pixel below the screen, because it would show in a line there where pixels are divided.
const actionsLook =
  '-mx-5 -mb-5 mt-2 flex flex-wrap gap-3 bg-card px-5 pt-4 pb-5 [box-shadow:0_-12px_12px_-4px_var(--color-card)] sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7 [@media(min-height:26rem)]:sticky [@media(min-height:26rem)]:-bottom-px';

function DialogHead({
  id,
  picture,
  title,
  description,
  closeLabel,
}: Omit<DialogProps, 'open'> & { id: string }): ReactNode {
  return (
    <>
      {picture !== undefined && <div className="mb-3 flex justify-center">{picture}</div>}
      <h2
        id={`${id}-title`}
        className={cx(
          picture === undefined
            ? cx('group-has-data-read-aloud/dialog:pe-[104px]', closeLabel !== undefined && 'pe-[48px]')
            : 'text-center',
        )}
      >
        {title}
      </h2>
      {description !== undefined && (
        <p
          id={`${id}-description`}
          className={cx('mt-2 text-ink-soft', picture !== undefined && 'text-balance text-center')}
        >
          {description}
        </p>
      )}
    </>
  );
}

type Modal = Pick<DialogProps, 'onClose' | 'focusFirst' | 'focusAfter'>;

function useModal(layer: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>, modal: Modal): void {
  const focusStart = useEffectEvent(() => {
    // A dialog longer than the screen must show its title, not its middle.
    (modal.focusFirst?.current ?? panel.current)?.focus({ preventScroll: true });
  });
  const focusBack = useEffectEvent((before: Element | null) => {
    const target = before instanceof HTMLElement && before.isConnected ? before : modal.focusAfter?.current;
    (target ?? document.querySelector<HTMLElement>('main'))?.focus();
  });
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || !isTopDialog(layer.current)) return;
    event.preventDefault();
    modal.onClose();
  });

  useLayoutEffect(() => {
    if (!layer.current) return;
    const before = document.activeElement;
    const leave = enterDialog(layer.current);
    focusStart();
    return () => {
      leave();
      focusBack(before);
    };
  }, [layer]);

  const close = useEffectEvent(() => modal.onClose());
  useLayoutEffect(() => closeByBackButton(() => close()), []);

  useLayoutEffect(() => (panel.current ? keepPlace(panel.current) : undefined), [panel]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => closeOnEscape(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
