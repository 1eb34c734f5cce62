import { type ReactNode, useRef } from 'react';
import type { FieldProps } from './Field.tsx';
import { FieldFrame, withoutFrame } from './FieldFrame.tsx';
import { IconButton } from './IconButton.tsx';
import { CrossIcon, SearchIcon } from './icons.tsx';

interface SearchFieldProps extends Omit<FieldProps, 'type' | 'value' | 'onChange' | 'counter' | 'children'> {
  value: string;
  onSearch: (typed: string) => void;
  clearLabel: string;
  /** The result as a sentence for screen readers, such as "3 buddies have that name". Undefined before a search. */
  result?: string | undefined;
  /** Also shows the result on the screen, for example when nothing was found. */
  resultShown?: boolean;
}

/** Searches while typing. Escape and the cross clear it. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { value, onSearch, clearLabel, result, resultShown = false, onKeyDown, ...input } = withoutFrame(props);
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onSearch('');
    field.current?.focus();
  };
  return (
    <search className={props.className}>
      <FieldFrame {...props} className={undefined}>
        {(tied) => (
          <div className="relative">
            <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-soft">
              <SearchIcon />
            </span>
            <input
              autoComplete="off"
              enterKeyHint="search"
              {...input}
              {...tied}
              ref={field}
              type="search"
              value={value}
              onChange={({ target }) => onSearch(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') onSearch('');
                onKeyDown?.(event);
              }}
              className="control ps-12 pe-14 [&::-webkit-search-cancel-button]:hidden"
            />
            {value !== '' && (
              <IconButton label={clearLabel} onClick={clear} className="absolute end-1 top-1">
                <CrossIcon />
              </IconButton>
            )}
          </div>
        )}
      </FieldFrame>
      {/* Here from the start: what is only just put into a page is not read aloud. */}
      {'result' in props && (
        <p role="status" className={resultShown ? 'mt-2 text-ink-soft' : 'sr-only'}>
          {result}
        </p>
      )}
    </search>
  );
}
