import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { BySession, RequireChild } from '#web/app/guards.tsx';
import { NotFoundPage } from '#web/app/NotFoundPage.tsx';
import { page } from '#web/app/page.tsx';
import { Resting } from '#web/safety/Resting.tsx';
import { ChatListPage } from './ChatListPage.tsx';
import { ChatSignIn } from './ChatSignIn.tsx';

const ChatRoomPage = page(() => import('./ChatRoomPage.tsx').then((file) => file.ChatRoomPage));

/** The list of chats, and the chats. */
export function ChatPages(): ReactNode {
  return (
    <Switch>
      <Route path="/chat">
        <BySession
          child={
            <Resting>
              <ChatListPage />
            </Resting>
          }
          staff={<NotFoundPage />}
          visitor={<ChatSignIn />}
        />
      </Route>
      <Route path="/chat/:userId">
        <RequireChild>
          <Resting>
            <ChatRoomPage />
          </Resting>
        </RequireChild>
      </Route>
    </Switch>
  );
}
