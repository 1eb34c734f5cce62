import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { CHAT_MAX, type MessageForm } from '#contract/chat.ts';
import { deleteOwnDraft, readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from './messages/index.ts';
import { Picker } from './Picker.tsx';

const WritingHint = lazy(() =>
  import('#web/posts/write/WritingHint.tsx').then((file) => ({ default: file.WritingHint })),
);

interface ComposerProps {
  ownId: string;
  userId: string;
  canType: boolean;
  /** Initial text. */
  begin: string | undefined;
  onTyped: () => void;
  onSend: (content: Pick<MessageForm, 'message' | 'phrase'>) => void;
}

/** The text field, phrases and stickers. */
export function Composer({ ownId, userId, canType, begin, onTyped, onSend }: ComposerProps): ReactNode {
  const [isPicking, setIsPicking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsPicking(false);
    opener.current?.focus();
  };
  return (
    <div className="border-line border-t-2 bg-card pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto max-w-176 px-3 py-3 sm:px-4">
        {!canType && <p className="mb-2 px-1 text-ink-soft">{t('chat.phrases.only')}</p>}
        {(isPicking || !canType) && (
          <Picker onPick={(phrase) => onSend({ phrase })} {...(canType ? { onClose: close } : {})} />
        )}
        {canType && (
          <MessageField
            {...{ ownId, userId, begin, onTyped }}
            onSend={(message) => onSend({ message })}
            aside={
              <IconButton
                ref={opener}
                label={t(isPicking ? 'chat.phrases.close' : 'chat.phrases')}
                aria-expanded={isPicking}
                onClick={() => setIsPicking(!isPicking)}
              >
                <Emoji of="😊" size={28} />
              </IconButton>
            }
          />
        )}
      </div>
    </div>
  );
}

interface MessageFieldProps extends Pick<ComposerProps, 'ownId' | 'userId' | 'begin' | 'onTyped'> {
  aside: ReactNode;
  onSend: (message: string) => void;
}

function MessageField({ ownId, userId, begin, onTyped, onSend, aside }: MessageFieldProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, write] = useDraft(ownId, `chat:${userId}`, begin);
  const tooMany = text.trim().length - CHAT_MAX;
  const canSend = text.trim() !== '' && tooMany <= 0;
  useEffect(() => {
    if (begin !== undefined) field.current?.focus();
  }, [begin]);
  const send = (): void => {
    if (!canSend) return;
    onSend(text.trim());
    write('');
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
      className="flex flex-wrap items-end gap-2"
    >
      <Hint text={text} />
      {aside}
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          {t('chat.write')}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          placeholder={t('chat.write.begin')}
          aria-invalid={tooMany > 0 || undefined}
          aria-describedby={`${id}-left`}
          onChange={(event) => {
            write(event.target.value);
            if (event.target.value !== '') onTyped();
          }}
          onKeyDown={onKey}
          className="control field-sizing-content max-h-40 min-h-12 w-full resize-none"
        />
        <p id={`${id}-left`} role="status" className="text-lotus-deep text-sm">
          {tooMany > 0 && t('chat.tooMany', { count: tooMany })}
        </p>
      </div>
      <Button type="submit" tone="sky" disabled={!canSend}>
        {t('chat.send')}
      </Button>
    </form>
  );
}

/** Before anything is sent; the chat does not wait for it. */
function Hint({ text }: { text: string }): ReactNode {
  return (
    <Suspense>
      <WritingHint
        text={text}
        context="chat"
        className="max-h-[45dvh] min-w-0 basis-full overflow-y-auto empty:-mb-2"
      />
    </Suspense>
  );
}

/** Typed text survives a reload. */
function useDraft(ownId: string, key: string, begin: string | undefined): [string, (next: string) => void] {
  const [text, setText] = useState(() => {
    const kept = String(readOwnDraft(ownId, key) ?? '');
    return [begin ?? '', kept].filter((part) => part !== '').join(' ');
  });
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') deleteOwnDraft(key);
      else saveOwnDraft(ownId, key, next);
    },
  ];
}
