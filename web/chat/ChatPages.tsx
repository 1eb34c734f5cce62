import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { BySession, RequireChild } from '#web/app/session/guards.tsx';
import { NotFoundPage } from '#web/app/shell/NotFoundPage.tsx';
import { UnlessSuspended } from '#web/safety/UnlessSuspended.tsx';
import { ChatSignIn } from './ChatSignIn.tsx';
import { ChatListPage } from './list/ChatListPage.tsx';

const ConversationPage = lazyPage(() =>
  import('./conversation/ConversationPage.tsx').then((file) => file.ConversationPage),
);

export function ChatPages(): ReactNode {
  return (
    <Switch>
      <Route path="/chat">
        <BySession
          child={
            <UnlessSuspended>
              <ChatListPage />
            </UnlessSuspended>
          }
          staff={<NotFoundPage />}
          visitor={<ChatSignIn />}
        />
      </Route>
      <Route path="/chat/:userId">
        <RequireChild>
          <UnlessSuspended>
            <ConversationPage />
          </UnlessSuspended>
        </RequireChild>
      </Route>
    </Switch>
  );
}
