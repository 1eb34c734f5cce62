import type { KeyboardEventHandler, ReactNode } from 'react';
import { SEARCH_MAX } from '#contract/friends.ts';
import { SearchField } from '#web/ui/controls/SearchField.tsx';
import { t } from './messages/index.ts';

/** Fewer are seen at a glance. */
export const MIN_TO_SEARCH = 12;

interface BuddySearchProps {
  typed: string;
  onType: (typed: string) => void;
  /** How many have that name; undefined while nobody is looked for. */
  found: number | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  className?: string;
}

/** Looks among a child's own buddies, however many there are. */
export function BuddySearch({ typed, onType, found, onKeyDown, className }: BuddySearchProps): ReactNode {
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
      onSearch={onType}
      onKeyDown={onKeyDown}
      result={result}
      resultShown={found === 0}
      className={className}
    />
  );
}
