import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { ChatListPage } from './list/ChatListPage.tsx';

const ConversationPage = lazyPage(() =>
  import('./conversation/ConversationPage.tsx').then((file) => file.ConversationPage),
);

/** What a child sees of chat. */
export function ChatPages(): ReactNode {
  return (
    <Switch>
      <Route path="/chat">
        <ChatListPage />
      </Route>
      <Route path="/chat/:userId">
        <ConversationPage />
      </Route>
    </Switch>
  );
}
