import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { ChatColumns } from '../ChatColumns.tsx';
import { useColumns } from '../columns.ts';
import { t } from '../messages/index.ts';
import { useChatBuddies } from '../queries.ts';
import { ChatList } from './ChatList.tsx';

/** The list as a page. With enough space, a conversation fits beside it. */
export function ChatListPage(): ReactNode {
  usePageTitle(t('chat.title'));
  const columns = useColumns();
  const { data } = useChatBuddies();
  const isAlone = columns === 1 || data?.buddies.length === 0 || !data;
  return isAlone ? (
    <Page>
      <ChatList isPage />
    </Page>
  ) : (
    <ChatColumns>
      <main
        id="main"
        tabIndex={-1}
        className="flex min-h-0 flex-col justify-center overflow-y-auto rounded-card border-2 border-line border-dashed"
      >
        <EmptyState mood="happy" title={t('chat.choose')}>
          {t('chat.choose.text')}
        </EmptyState>
      </main>
    </ChatColumns>
  );
}
