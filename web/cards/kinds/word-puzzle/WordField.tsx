import { type ClipboardEvent, type ReactNode, type RefObject, type SyntheticEvent, useId } from 'react';
import { t } from '../../messages/index.ts';
import { LetterBoxes } from './LetterBoxes.tsx';

interface WordFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  length: number;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (word: string) => void;
}

/**
 * A real but invisible field lies over the boxes, so that typing, pasting, autofill, dictation and screen readers work as
 * usual. The boxes only show its content.
 */
export function WordField({ ref, length, value, error, readOnly, onChange }: WordFieldProps): ReactNode {
  const id = useId();
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    if (!readOnly) onChange(onlyLetters(value + event.clipboardData.getData('text'), length));
  };
  return (
    <div>
      <div className="group relative">
        <LetterBoxes letters={value} length={length} />
        <input
          ref={ref}
          aria-label={t('cards.yourWord', { count: length })}
          aria-describedby={id}
          aria-invalid={error !== undefined || undefined}
          value={value}
          // Letters that a keyboard is still composing are left alone until it is done.
          onChange={({ target, nativeEvent }) =>
            onChange(isComposing(nativeEvent) ? target.value : onlyLetters(target.value, length))
          }
          onCompositionEnd={({ currentTarget }) => onChange(onlyLetters(currentTarget.value, length))}
          onPaste={paste}
          onSelect={keepCaretAtEnd}
          maxLength={length}
          readOnly={readOnly}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          className="absolute inset-0 size-full cursor-text appearance-none rounded-md bg-transparent text-transparent caret-transparent opacity-0 outline-none"
        />
      </div>
      <div className="mt-1.5 flex justify-center text-sm">
        <p id={id} aria-live="polite" className={error === undefined ? 'text-ink-soft' : 'font-bold text-lotus-deep'}>
          {error ?? t('cards.letters', { count: length })}
        </p>
      </div>
    </div>
  );
}

/** "r-a in" → "RAIN" */
function onlyLetters(text: string, length: number): string {
  return text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, length);
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

/** Nobody can see the caret, so it must stay at the end. Selected letters can still be replaced. */
function keepCaretAtEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    field.setSelectionRange(value.length, value.length);
}
