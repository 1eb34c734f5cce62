import type { ReactNode } from 'react';
import { lazyPage } from './app/lazy-page.tsx';
import { UserPage } from './friends/profiles/UserPage.tsx';

const PostsByCard = lazyPage(() => import('./posts/own/PostsByCard.tsx').then((file) => file.PostsByCard));

/** The page of another child, with their stories. */
export function ChildUserPage(): ReactNode {
  return <UserPage postsBy={(id) => <PostsByCard id={id} />} />;
}
