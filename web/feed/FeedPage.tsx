import { type ReactNode, Suspense, useState } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { useUser } from '#web/app/session/session.ts';
import { UntilFirstPage } from '#web/app/shell/first-page.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { ComposerCard } from '#web/posts/ComposerCard.tsx';
import { useWaitingPosts } from '#web/posts/queries.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { useWide } from '#web/ui/layout/wide.ts';
import { FeedList } from './FeedList.tsx';
import { useNewcomer } from './first/newcomer.ts';
import { insertedCards } from './inserted-cards.tsx';
import { MeColumn } from './MeColumn.tsx';
import { t } from './messages/index.ts';
import { usePrompt } from './Prompts.tsx';
import { usePostParam } from './post-param.ts';
import { useFeed } from './queries.ts';
import { SideColumn } from './SideColumn.tsx';

const BreakNote = lazyPage(() => import('#web/safety/BreakNote.tsx').then((file) => file.BreakNote));
// Only for children who have just joined.
const FirstScreen = lazyPage(() => import('./first/FirstScreen.tsx').then((file) => file.FirstScreen));
// Only for children who have written something.
const WaitingPosts = lazyPage(() => import('#web/posts/WaitingPosts.tsx').then((file) => file.WaitingPosts));

/** The pond of a child. For a newcomer it begins with a riddle of their own. What is new comes from a module that imports this one. */
export function FeedPage({ news }: { news?: ReactNode }): ReactNode {
  usePageTitle(t('feed.title'));
  const post = usePostParam();
  const { is, skipFirstRiddle } = useNewcomer();
  // On its way while the first riddle is solved, or while it is not known yet who is new.
  useFeed({ post });
  if (is === 'newcomer' && post === undefined)
    return (
      <Page>
        <h1 className="sr-only">{t('feed.title')}</h1>
        <Suspense fallback={<Skeleton className="h-168 rounded-card" />}>
          <FirstScreen onGoOn={skipFirstRiddle} />
        </Suspense>
      </Page>
    );
  return <Pond post={post} isWaiting={is === 'unknown'} news={news} />;
}

interface PondProps {
  post: string | undefined;
  isWaiting: boolean;
  news: ReactNode;
}

/** The feed: new posts and games, endless but with pauses. */
function Pond({ post, isWaiting, news }: PondProps): ReactNode {
  const user = useUser();
  const isWide = useWide();
  const prompt = usePrompt();
  const waiting = useWaitingPosts();
  const posts = waiting.data?.posts ?? [];
  // Stays after the last one is deleted, to say so.
  const [hasWaited, setHasWaited] = useState(posts.length > 0);
  if (!hasWaited && posts.length > 0) setHasWaited(true);
  const columns =
    isWide !== false
      ? { start: <MeColumn />, startLabel: t('feed.me'), end: <SideColumn news={news} />, endLabel: t('feed.today') }
      : {};
  return (
    <Page {...columns}>
      <h1 className="sr-only">{t('feed.title')}</h1>
      {user.suspendedUntil ? (
        <Suspense fallback={<Skeleton className="h-52 rounded-card" />}>
          <BreakNote until={user.suspendedUntil} />
        </Suspense>
      ) : (
        <ComposerCard user={user} />
      )}
      {hasWaited && (
        <Suspense
          fallback={
            // They are above the feed, which would jump when they are there.
            <UntilFirstPage>
              <Skeleton className="h-48 rounded-card" />
            </UntilFirstPage>
          }
        >
          <WaitingPosts posts={posts} usualWaitMinutes={waiting.data?.usualWaitMinutes ?? null} />
        </Suspense>
      )}
      {/* The cards appear together with what is above them, so that nothing jumps. */}
      <FeedList
        key={post}
        post={post}
        isWaiting={isWaiting || waiting.isLoading}
        inserted={isWide ? [] : insertedCards(prompt)}
      />
    </Page>
  );
}
