import type { ReactNode } from 'react';
import { cx } from '#web/ui/style/cx.ts';
import { useColumns } from './columns.ts';
import { ChatList } from './list/ChatList.tsx';
import { t } from './messages/index.ts';
import { useChatBuddies } from './queries.ts';

interface ChatColumnsProps {
  /** Whose conversation is open. */
  userId?: string;
  children: ReactNode;
}

/** The list beside the conversation, where the screen has space for both. */
export function ChatColumns(props: ChatColumnsProps): ReactNode {
  const columns = useColumns();
  return columns === 1 ? props.children : <Columns {...props} hasThree={columns === 3} />;
}

/** Without a list, the page itself says why chat is closed. */
function Columns({ userId, children, hasThree }: ChatColumnsProps & { hasThree: boolean }): ReactNode {
  const { data, error } = useChatBuddies();
  if (!data && error) return children;
  const isOpen = userId !== undefined;
  return (
    <div
      className={cx(
        'mx-auto grid min-h-0 w-full max-w-400 gap-5 p-5',
        isOpen ? 'flex-1' : 'h-[calc(100dvh-4.75rem)] min-h-140',
        'grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)] grid-rows-[minmax(0,1fr)]',
        isOpen && hasThree && 'grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)_19.5rem]!',
      )}
    >
      <aside
        aria-label={t('chat.list')}
        data-tone="sky"
        className="flex min-h-0 flex-col overflow-clip rounded-card border-2 border-line bg-card"
      >
        <ChatList openId={userId} hasWayHome={isOpen} />
      </aside>
      {children}
    </div>
  );
}
