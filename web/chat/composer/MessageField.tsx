import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { CHAT_MAX } from '#contract/chat.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/index.ts';
import { splitParts } from './places.ts';
import type { Place } from './queries.ts';

interface MessageFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** The parts of the text to mark. */
  places: readonly Place[];
  /** Exactly this text was already refused. */
  isRefused: boolean;
  aside: ReactNode;
  onText: (text: string) => void;
  onSend: (message: string) => void;
}

const box = 'field-sizing-content max-h-[min(10rem,24dvh)] min-h-12 w-full resize-none whitespace-pre-wrap break-words';

/** Grows with its text, but never covers all earlier messages. */
export function MessageField(props: MessageFieldProps): ReactNode {
  const { field, text, places, isRefused, aside, onText, onSend } = props;
  const id = useId();
  const marks = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => followScroll(marks.current, field.current));
  const tooMany = text.trim().length - CHAT_MAX;
  const canSend = text.trim() !== '' && tooMany <= 0 && !isRefused;
  const send = (): void => {
    if (!canSend) return;
    onSend(text.trim());
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onMouseDown={keepFocus}
      className="flex flex-wrap items-end justify-end gap-2"
    >
      {aside}
      <div className="mb-1 min-w-[45%] flex-1">
        <label htmlFor={id} className="sr-only">
          {t('chat.write')}
        </label>
        <div className="relative flex">
          {places.length > 0 && <Marks ref={marks} text={text} places={places} />}
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={text}
            placeholder={t('chat.write.begin')}
            aria-invalid={tooMany > 0 || undefined}
            aria-describedby={`${id}-left`}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKey}
            onScroll={(event) => followScroll(marks.current, event.currentTarget)}
            className={`control ${box} relative`}
            style={places.length > 0 ? { background: 'transparent' } : undefined}
          />
        </div>
        <TooMany id={`${id}-left`} count={tooMany} />
      </div>
      <SendButton disabled={!canSend} />
    </form>
  );
}

function TooMany({ id, count }: { id: string; count: number }): ReactNode {
  return (
    <p id={id} role="status" className="text-lotus-deep text-sm">
      {count > 0 && t('chat.tooMany', { count })}
    </p>
  );
}

function SendButton({ disabled }: { disabled: boolean }): ReactNode {
  return (
    <Button
      type="submit"
      tone="sky"
      disabled={disabled}
      className="min-h-[56px] disabled:pointer-events-none max-[30rem]:px-[16px]"
    >
      <SendIcon />
      <span className="max-[30rem]:sr-only">{t('chat.send')}</span>
    </Button>
  );
}

/** The second tap of a double tap hits a disabled button: it must not take the focus, and with it the keyboard. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** The field may already have scrolled when its marks arrive. */
function followScroll(marks: HTMLElement | null, field: HTMLElement | null): void {
  if (marks && field) marks.scrollTop = field.scrollTop;
}

/** The same text behind the field, invisible except for its marks, because a textarea cannot mark words. */
function Marks({
  ref,
  text,
  places,
}: Pick<MessageFieldProps, 'text' | 'places'> & { ref: Ref<HTMLDivElement> }): ReactNode {
  return (
    <div ref={ref} aria-hidden="true" className={`control ${box} absolute inset-0 overflow-hidden text-transparent`}>
      {splitParts(text, places).map(({ text: part, isPrivate }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place
        isPrivate ? <Marked key={at}>{part}</Marked> : <span key={at}>{part}</span>,
      )}
    </div>
  );
}

function Marked({ children }: { children: ReactNode }): ReactNode {
  return (
    <mark className="rounded-sm bg-sun-soft text-transparent underline decoration-3 decoration-sun-deep underline-offset-4">
      {children}
    </mark>
  );
}

function SendIcon(): ReactNode {
  return (
    <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className="rtl:-scale-x-100">
      <path
        d="M21 3 10 14M21 3l-7 18-4-7-7-4Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
