import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { contactTypes } from '#contract/rules/contact-types.ts';
import { FieldFrame } from '#web/ui/controls/FieldFrame.tsx';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { LoadMoreButton } from '../LoadMoreButton.tsx';
import { t } from '../messages/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { MessageCard } from './MessageCard.tsx';
import { type Filter, useMessages } from './queries.ts';

const states = ['open', 'answered'] as const;

/** The messages of the contact page. */
export function MessagesPage(): ReactNode {
  const [filter, setFilter] = useFilter();
  return (
    <AdminFrame title={t('admin.messages')}>
      <div className="flex flex-col gap-4">
        <FieldFrame className="max-w-88" label={t('admin.messages.about')}>
          {(tied) => (
            <select
              {...tied}
              className="control"
              value={filter.type}
              onChange={(event) => setFilter({ ...filter, type: event.target.value as Filter['type'] })}
            >
              <option value="">{t('admin.messages.all')}</option>
              {contactTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`admin.messages.type.${type}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Tabs
          label={t('admin.messages')}
          value={filter.state}
          onChange={(state) => setFilter({ ...filter, state })}
          tabs={states.map((id) => ({ id, label: t(`admin.messages.${id}`) }))}
        >
          <List filter={filter} />
        </Tabs>
      </div>
    </AdminFrame>
  );
}

/** In the address, so that a reload and the way back keep them. */
function useFilter(): [Filter, (filter: Filter) => void] {
  const [search, setSearch] = useSearchParams();
  const state = states.find((one) => one === search.get('state')) ?? 'open';
  const type = contactTypes.find((one) => one === search.get('about')) ?? '';
  const change = (next: Filter): void =>
    setSearch(
      { ...(next.state !== 'open' && { state: next.state }), ...(next.type && { about: next.type }) },
      { replace: true },
    );
  return [{ state, type }, change];
}

function List({ filter }: { filter: Filter }): ReactNode {
  const found = useMessages(filter);
  return (
    <>
      <WhenLoaded of={{ ...found, data: found.data?.pages.flatMap(({ messages }) => messages) }}>
        {(messages) =>
          messages.length === 0 ? (
            <p role="status">{t('admin.messages.none')}</p>
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
    </>
  );
}
