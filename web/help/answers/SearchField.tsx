import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { CrossIcon } from '#web/ui/controls/icons.tsx';
import { t } from '../messages/answers/index.ts';

/** Searches all questions while the reader types. */
export function SearchField({ query, onQuery }: { query: string; onQuery: (query: string) => void }): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onQuery('');
    field.current?.focus();
  };
  return (
    <search className="help-search block">
      <label htmlFor={id} className="mb-1.5 block font-bold font-display text-base">
        {t('help.search')}
      </label>
      <div className="relative">
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onQuery('')}
          className="control pe-14"
        />
        {query !== '' && (
          <IconButton label={t('help.search.clear')} onClick={clear} className="absolute end-1 top-1">
            <CrossIcon />
          </IconButton>
        )}
      </div>
    </search>
  );
}
