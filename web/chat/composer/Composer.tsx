import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import type { MessageForm } from '#contract/chat.ts';
import type { Draft } from '#web/app/use-draft.ts';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Optional } from '#web/ui/layout/Optional.tsx';
import { t } from '../messages/index.ts';
import { MessageField } from './MessageField.tsx';
import { PickerSheet, QuickPicker } from './Picker.tsx';
import { withoutPlaces } from './places.ts';
import { useChatHint } from './queries.ts';

const HintCard = lazy(() => import('./HintCard.tsx').then((file) => ({ default: file.HintCard })));

/** A message that the server refused. Its words are back in the field, with the reason. */
export interface Refused {
  readonly text: string;
  readonly sentence: string;
}

interface ComposerProps {
  draft: Draft;
  canType: boolean;
  /** Stickers and phrases have a column of their own beside the conversation. */
  hasPickerBeside: boolean;
  refused: Refused | undefined;
  onTyped: () => void;
  onDraw: () => void;
  onSend: (content: Pick<MessageForm, 'message' | 'phrase'>) => void;
}

/** Where a child types a message or picks a phrase or sticker. An error is shown right above the field. */
export function Composer(props: ComposerProps): ReactNode {
  const { draft, canType, hasPickerBeside, refused, onTyped, onDraw, onSend } = props;
  const { text, write } = draft;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useChatHint(canType ? text : '');
  const refusal = refused && (refused.text === text || !canType) ? refused.sentence : undefined;
  const change = (next: string): void => {
    write(next);
    field.current?.focus();
  };
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);
  return (
    <div ref={box} className="relative shrink-0 border-line border-t-2 bg-card pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-176 flex-col gap-2 px-3 py-3 sm:px-4">
        <div
          role="status"
          className="max-h-[48dvh] overflow-y-auto empty:hidden [@media(max-height:30rem)]:max-h-[44dvh]"
        >
          <Optional>
            {(hint || refusal !== undefined) && (
              <HintCard
                hint={hint}
                refusal={refusal}
                onShown={() => box.current?.scrollIntoView?.({ block: 'end' })}
                onRemove={() => change(withoutPlaces(text, hint?.places ?? []))}
                onDelete={() => change('')}
              />
            )}
          </Optional>
        </div>
        {canType ? (
          <MessageField
            field={field}
            text={text}
            places={hint?.places ?? []}
            isRefused={refusal !== undefined}
            onText={(next) => {
              write(next);
              if (next !== '') onTyped();
            }}
            onSend={(message) => {
              onSend({ message });
              write('');
            }}
            aside={!hasPickerBeside && <PickerButton onPick={(phrase) => onSend({ phrase })} onDraw={onDraw} />}
          />
        ) : (
          <PhrasesOnly hasPickerBeside={hasPickerBeside} onSend={onSend} />
        )}
      </div>
    </div>
  );
}

function PhrasesOnly({ hasPickerBeside, onSend }: Pick<ComposerProps, 'hasPickerBeside' | 'onSend'>): ReactNode {
  return (
    <>
      <p className="px-1 text-ink-soft">{t('chat.phrases.only')}</p>
      {!hasPickerBeside && (
        <div className="max-h-[40dvh] overflow-y-auto [@media(max-height:30rem)]:max-h-[26dvh]">
          <QuickPicker onPick={(phrase) => onSend({ phrase })} />
        </div>
      )}
    </>
  );
}

interface PickerButtonProps {
  onPick: (name: NonNullable<MessageForm['phrase']>) => void;
  onDraw: () => void;
}

/** Opens stickers and phrases over the conversation. When they close, the focus returns here. */
function PickerButton({ onPick, onDraw }: PickerButtonProps): ReactNode {
  const [isPicking, setIsPicking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsPicking(false);
    opener.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={opener}
        label={t(isPicking ? 'chat.phrases.close' : 'chat.phrases')}
        aria-expanded={isPicking}
        onClick={() => (isPicking ? close() : setIsPicking(true))}
        className="mb-1 size-[48px]!"
      >
        <Emoji of="😊" size={28} />
      </IconButton>
      {isPicking && (
        <PickerSheet
          onPick={(name) => {
            onPick(name);
            close();
          }}
          onDraw={() => {
            close();
            onDraw();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
