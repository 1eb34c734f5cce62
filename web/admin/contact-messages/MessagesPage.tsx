import { type ReactNode, useState } from 'react';
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
  const [filter, setFilter] = useState<Filter>({ state: 'open', type: '' });
  return (
    <AdminFrame title={t('admin.messages')}>
      <div className="flex max-w-176 flex-col gap-4">
        <FieldFrame label={t('admin.messages.about')}>
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

function List({ filter }: { filter: Filter }): ReactNode {
  const found = useMessages(filter);
  return (
    <>
      <WhenLoaded of={{ ...found, data: found.data?.pages.flatMap(({ messages }) => messages) }}>
        {(messages) =>
          messages.length === 0 ? (
            <p role="status">{t('admin.messages.none')}</p>
          ) : (
            <ul className="flex flex-col gap-4">
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
