import { Fragment, type ReactNode } from 'react';
import { BuddyNews } from './activities/BuddyNews.tsx';
import { SignedOutNote } from './app/session/SignedOutNote.tsx';
import { useSession } from './app/session/session.ts';
import { ConsentNews } from './family/ConsentNews.tsx';
import { NewStories } from './posts/NewStories.tsx';
import { RewardNews } from './rewards/news/RewardNews.tsx';

/** What can come up on every page, and loads after it: what is celebrated, and that a session has ended. */
export function LaterNews(): ReactNode {
  const { user } = useSession();
  const isWelcome = user?.kind === 'child' && user.suspendedUntil === undefined && user.closed === undefined;
  return (
    <>
      <SignedOutNote />
      <ConsentNews />
      {isWelcome && (
        <Fragment key={user.id}>
          {user.can.meetOthers && <BuddyNews />}
          <NewStories />
          <RewardNews />
        </Fragment>
      )}
    </>
  );
}
