import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { contactTypes } from '#contract/rules/contact-types.ts';
import { SEARCH_MIN } from '#contract/shared/text.ts';
import { useDebounced } from '#web/app/debounced.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { SearchField } from '#web/ui/controls/SearchField.tsx';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { Choice } from '../Choice.tsx';
import { LoadMoreButton } from '../LoadMoreButton.tsx';
import { t } from '../messages/index.ts';
import { useSearchedFor } from '../searched-for.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { MessageCard } from './MessageCard.tsx';
import { type Filter, useMessages } from './queries.ts';

const states = ['open', 'answered'] as const;
const PAUSE_MS = 300;

/** The messages of the contact page. */
export function MessagesPage(): ReactNode {
  const [typed, setTyped] = useSearchedFor();
  const [{ state, type }, setFilter] = useFilter();
  const search = useWords(typed);
  const filter = { state, type, words: search.words };
  const found = useMessages(filter);
  const counts = found.data?.pages.at(-1)?.counts;
  const showAll = (): void => {
    setTyped('');
    setFilter({ state, type: '' });
  };
  return (
    <AdminFrame title={t('admin.messages')}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
          <SearchField
            label={t('admin.messages.search')}
            clearLabel={t('ui.clear')}
            name="words"
            value={typed}
            onSearch={setTyped}
            result={describeSearch(search, found.isPlaceholderData ? undefined : counts?.[state])}
            resultShown={search.isTooShort}
          />
          <Choice
            label={t('admin.messages.about')}
            none={t('admin.messages.all')}
            value={type}
            options={contactTypes}
            nameOf={(one) => t(`admin.messages.type.${one}`)}
            onChoose={(one) => setFilter({ state, type: one })}
          />
        </div>
        <Tabs
          label={t('admin.messages')}
          value={state}
          onChange={(one) => setFilter({ state: one, type })}
          tabs={states.map((id) => ({ id, label: <TabLabel state={id} count={counts?.[id]} /> }))}
        >
          <WhenLoaded of={{ ...found, data: found.data?.pages.flatMap(({ messages }) => messages) }}>
            {(messages) =>
              messages.length === 0 ? (
                <NoMessages filter={filter} onShowAll={showAll} />
              ) : (
                <ul className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
                  {messages.map((message) => (
                    <MessageCard key={message.id} message={message} />
                  ))}
                </ul>
              )
            }
          </WhenLoaded>
          <LoadMoreButton of={found} />
        </Tabs>
      </div>
    </AdminFrame>
  );
}

interface Search {
  readonly words: string;
  readonly isTooShort: boolean;
}

/** What to search for, once the typing rests: nothing before there are letters enough. */
function useWords(typed: string): Search {
  const words = useDebounced(typed.trim().toLowerCase(), PAUSE_MS);
  const isTooShort = words !== '' && words.length < SEARCH_MIN;
  return { words: isTooShort ? '' : words, isTooShort };
}

/** Nothing before the answer has come. */
function describeSearch({ words, isTooShort }: Search, count: number | undefined): string | undefined {
  if (isTooShort) return t('admin.people.tooShort');
  return words !== '' && count !== undefined ? t('admin.messages.found', { count }) : undefined;
}

type AddressFilter = Omit<Filter, 'words'>;

/** In the address, so that a reload and the way back keep them. */
function useFilter(): [AddressFilter, (filter: AddressFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const state = states.find((one) => one === search.get('state')) ?? 'open';
  const type = contactTypes.find((one) => one === search.get('about')) ?? '';
  const change = (next: AddressFilter): void =>
    setSearch(
      { ...(next.state !== 'open' && { state: next.state }), ...(next.type && { about: next.type }) },
      { replace: true, state: history.state },
    );
  return [{ state, type }, change];
}

function TabLabel({ state, count }: { state: Filter['state']; count: number | undefined }): ReactNode {
  return (
    <>
      {t(`admin.messages.${state}`)} {count !== undefined && <b>{count.toLocaleString(currentLocale())}</b>}
    </>
  );
}

function NoMessages({ filter: { state, type, words }, onShowAll }: { filter: Filter; onShowAll: () => void }) {
  if (type !== '' || words !== '')
    return (
      <EmptyState
        title={t('admin.messages.noMatch')}
        action={
          <Button look="secondary" onClick={onShowAll}>
            {t('admin.messages.showAll')}
          </Button>
        }
      >
        {t('admin.messages.noMatchText')}
      </EmptyState>
    );
  return (
    <EmptyState title={t(`admin.messages.none.${state}`)} mood="sleeping">
      {t(`admin.messages.noneText.${state}`)}
    </EmptyState>
  );
}
