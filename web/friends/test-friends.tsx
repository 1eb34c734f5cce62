import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route } from 'wouter';
import type { Friend, FriendRequest, PublicProfile } from '#contract/friends.ts';
import { avatarBackgrounds } from '#contract/rules/avatars.ts';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, serve, show } from '#web/app/test-page.tsx';
import { FriendsPage } from './FriendsPage.tsx';
import { UserPage } from './profiles/UserPage.tsx';

const [background] = avatarBackgrounds;
const testId = (n: number): string => `0b7e7a0e-7c1e-4d7b-9d0e-00000000000${n}`;

export const maya = {
  id: testId(9),
  kind: 'child',
  username: 'maya',
  displayName: 'Maya',
  avatar: { emoji: '🦊', background },
  parentalConsentStatus: 'granted',
  can: { meetOthers: true, writePosts: true, editName: true },
};

/** Another child, as lists show one. */
export const child = (n: number, displayName: string) => ({
  id: testId(n),
  username: `frog_${n}`,
  displayName,
  profileImageUrl: null,
  avatar: { emoji: '🐸', background },
  favoriteColor: 'green' as const,
});

export const friend = (n: number, displayName: string, changed: Partial<Friend> = {}): Friend => ({
  ...child(n, displayName),
  isFavorite: false,
  isOnline: false,
  friendshipDate: '2026-11-01T10:00:00Z',
  ...changed,
});

export const request = (n: number, displayName: string, changed: Partial<FriendRequest> = {}): FriendRequest => ({
  id: testId(n),
  user: child(n, displayName),
  status: 'pending',
  waitsForOwn: false,
  byCode: false,
  sentAt: '2026-11-20T10:00:00Z',
  ...changed,
});

export const profile = (n: number, displayName: string, changed: Partial<PublicProfile> = {}): PublicProfile => ({
  ...child(n, displayName),
  bio: 'I like newts.',
  level: 3,
  totalPoints: 210,
  isFriend: false,
  relation: 'none',
  joinedDate: '2026-10-01T10:00:00Z',
  totalLikes: 4,
  totalPosts: 2,
  riddlesSolved: 7,
  triviaCorrect: 5,
  ...changed,
});

const nothingYet: Answers = {
  'GET /api/user': () => maya,
  'GET /api/friends': () => ({ friends: [], cursor: null }),
  'GET /api/friends/requests': () => ({ requests: [], pending: 0, cursor: null }),
  'GET /api/friends/requests/sent': () => ({ requests: [], cursor: null }),
  'GET /api/friends/suggestions': () => ({ isOn: false, suggestions: [] }),
  'GET /api/friends/code': () => ({ code: null }),
  'GET /api/blocks': () => ({ blocked: [] }),
};

/** Opens a page of this room for Maya; answers with the calls and her hands. */
export function open(
  at: string,
  answers: Answers = {},
  postsBy?: (id: string) => ReactNode,
): { calls: string[]; user: UserEvent } {
  const calls = serve({ ...nothingYet, ...answers });
  return { calls, user: show(<Pages {...(postsBy && { postsBy })} />, at) };
}

function Pages(parts: { postsBy?: (id: string) => ReactNode }): ReactNode {
  const { user } = useSession();
  return user ? (
    <>
      <Route path="/friends">
        <FriendsPage />
      </Route>
      <Route path="/user/:id">
        <UserPage {...parts} />
      </Route>
    </>
  ) : null;
}
