import { type ReactNode, useState } from 'react';
import { SEARCH_MAX, SEARCH_MIN } from '#contract/friends.ts';
import { isFriendCode } from '#contract/rules/friend-codes.ts';
import { useDebounced } from '#web/app/debounced.ts';
import { SearchField } from '#web/ui/controls/SearchField.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FoundChildRow } from './FoundChildRow.tsx';
import { FriendCodeCard } from './FriendCodeCard.tsx';
import { Loaded } from './Loaded.tsx';
import { t } from './messages/index.ts';
import { useSearchFriends } from './queries.ts';
import { SuggestionsCard } from './SuggestionsCard.tsx';

const PAUSE_MS = 300;

export function FindTab({ start }: { start: string }): ReactNode {
  const [typed, setTyped] = useState(start);
  const q = useDebounced(typed, PAUSE_MS);
  const isEnough = q.trim().length >= SEARCH_MIN;
  return (
    <div className="flex flex-col gap-6">
      <Card tone="leaf">
        <SearchField
          label={t('friends.search')}
          hint={isEnough ? undefined : t('friends.search.hint')}
          clearLabel={t('ui.clear')}
          name="search"
          maxLength={SEARCH_MAX}
          value={typed}
          onSearch={setTyped}
        />
        {isEnough && <Results q={q} />}
      </Card>
      <SuggestionsCard />
      <FriendCodeCard />
    </div>
  );
}

function Results({ q }: { q: string }): ReactNode {
  return (
    <div className="mt-5">
      <Loaded query={useSearchFriends(q)}>
        {({ found }) =>
          found.length === 0 ? (
            <NobodyFound q={q} />
          ) : (
            <>
              <p role="status" className="sr-only">
                {t('friends.found', { count: found.length })}
              </p>
              <ul className="ruled">
                {found.map((child) => (
                  <FoundChildRow key={child.id} child={child} code={child.byCode ? q : undefined} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function NobodyFound({ q }: { q: string }): ReactNode {
  const sought = isFriendCode(q) ? 'friends.search.noCode' : 'friends.search.none';
  return (
    <EmptyState small title={t(sought)}>
      {t(`${sought}.text`)}
    </EmptyState>
  );
}
