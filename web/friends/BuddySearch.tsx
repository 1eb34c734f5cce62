import { type KeyboardEventHandler, type ReactNode, useEffect, useState } from 'react';
import { SEARCH_MAX } from '#contract/friends.ts';
import { useDebounced } from '#web/app/debounced.ts';
import { SearchField } from '#web/ui/controls/SearchField.tsx';
import { t } from './messages/index.ts';

/** Fewer are seen at a glance. */
export const MIN_TO_SEARCH = 12;

const PAUSE_MS = 250;

interface BuddySearchProps {
  /** Called after a pause, so that hundreds of rows are not rendered for each key. */
  onSearch: (q: string) => void;
  /** How many have that name; undefined while nobody is looked for. */
  found: number | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  className?: string;
}

/** Looks among a child's own buddies, however many there are. */
export function BuddySearch({ onSearch, found, onKeyDown, className }: BuddySearchProps): ReactNode {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), PAUSE_MS);
  useEffect(() => onSearch(q), [onSearch, q]);
  const result =
    found === undefined ? undefined : t(found === 0 ? 'friends.look.none' : 'friends.look.found', { count: found });
  return (
    <SearchField
      label={t('friends.look')}
      labelHidden
      placeholder={t('friends.look')}
      clearLabel={t('ui.clear')}
      name="look"
      maxLength={SEARCH_MAX}
      value={typed}
      onSearch={setTyped}
      onKeyDown={onKeyDown}
      result={result}
      resultShown={found === 0}
      className={className}
    />
  );
}
