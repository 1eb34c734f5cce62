import type { KeyboardEventHandler, ReactNode } from 'react';
import { SEARCH_MAX } from '#contract/friends.ts';
import { Field } from '#web/ui/controls/Field.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';

interface SearchBuddiesProps {
  typed: string;
  onType: (typed: string) => void;
  /** How many have that name; undefined while nobody is looked for. */
  found: number | undefined;
  onKeyDown: KeyboardEventHandler;
  isPage: boolean;
}

/** Looks among a child's own buddies, however many there are. */
export function SearchBuddies({ typed, onType, found, onKeyDown, isPage }: SearchBuddiesProps): ReactNode {
  return (
    <div className={cx('mt-3', !isPage && 'px-2')}>
      <Field
        label={t('chat.search')}
        labelHidden
        placeholder={t('chat.search')}
        name="search"
        type="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={found === 0 ? 'mt-2 text-ink-soft' : 'sr-only'}>
        {found === 0 && t('chat.search.none')}
        {found !== undefined && found > 0 && t('chat.search.found', { count: found })}
      </p>
    </div>
  );
}
