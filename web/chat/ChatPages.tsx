import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { BySession, RequireChild } from '#web/app/guards.tsx';
import { NotFoundPage } from '#web/app/NotFoundPage.tsx';
import { page } from '#web/app/page.tsx';
import { UnlessSuspended } from '#web/safety/UnlessSuspended.tsx';
import { ChatListPage } from './ChatListPage.tsx';
import { ChatSignIn } from './ChatSignIn.tsx';

const ConversationPage = page(() => import('./ConversationPage.tsx').then((file) => file.ConversationPage));

/** The list of chats, and the chats. */
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
