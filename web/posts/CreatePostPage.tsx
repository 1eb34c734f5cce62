import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { sentenceFor } from '#web/app/api.ts';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { RefusalCard } from '#web/family/RefusalCard.tsx';
import { ComfortCard } from '#web/safety/comfort/ComfortCard.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from './messages/index.ts';
import { Tips } from './Tips.tsx';
import { reviewSentence } from './usual-wait.ts';
import { useComposer } from './write/composer.ts';
import { PostForm } from './write/PostForm.tsx';

/** Two sentences take a beginning reader longer than the usual five seconds. */
const LONG_TOAST_MS = 8000;

const DrawingPad = lazyPage(() => import('./drawing/DrawingPad.tsx').then((file) => file.DrawingPad));

/** The form for a new post, or the reason why the child may not write one. */
export function CreatePostPage(): ReactNode {
  usePageTitle(t('posts.create'));
  const user = useUser();
  const closed = user.whyNot.writePosts;
  return (
    <Page {...(closed ? {} : { end: <Tips />, endLabel: t('posts.tips') })}>
      {closed ? (
        <>
          <h1>{t('posts.create')}</h1>
          <RefusalCard refusal={{ code: closed, message: '' }} />
          <Button to="/" look="ghost" className="self-center">
            {t('posts.back')}
          </Button>
        </>
      ) : (
        <Editor key={user.id} user={user} />
      )}
    </Page>
  );
}

function Editor({ user }: { user: User }): ReactNode {
  const [needsComfort, setNeedsComfort] = useState(false);
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const writing = useComposer(user.id, {
    onSent: (answer) => {
      if (answer.pointsAwarded === 0) playSound('success');
      if (answer.needsComfort && isHere()) {
        setNeedsComfort(true);
        return;
      }
      if (answer.needsComfort) showToast({ title: t('posts.comfort.title'), description: t('posts.comfort.text') });
      else if (answer.status === 'held')
        showToast({
          title: t('posts.sent'),
          description: reviewSentence(answer.usualWaitMinutes),
          tone: 'success',
          duration: LONG_TOAST_MS,
        });
      else showToast({ title: t('posts.out'), description: t('posts.out.text'), tone: 'success', emoji: '🎉' });
      // The form is empty now, so Back must not return to it.
      if (isHere()) navigate('/', { replace: true });
    },
    onFailed: (error) => {
      playSound('error');
      if (!isHere()) showToast({ title: t('posts.notSent'), description: sentenceFor(error), tone: 'destructive' });
    },
  });
  const [place, setPlace] = useState<'words' | 'paper' | 'words again'>('words');
  if (needsComfort) return <Comfort />;
  if (place === 'paper')
    return (
      <Card tone="lotus">
        <Suspense fallback={<Skeleton className="aspect-4/3 w-full rounded-button" />}>
          <DrawingPad
            drawing={writing.draft.drawing}
            onChange={(drawing) => writing.write('drawing', drawing)}
            onDone={() => setPlace('words again')}
          />
        </Suspense>
      </Card>
    );
  return (
    <Card tone="leaf">
      <div className="mb-5 flex flex-wrap items-center gap-3 sm:gap-4">
        <Avatar {...user.avatar} size={56} />
        <div className="min-w-0 flex-1 basis-40">
          <h1 className="max-sm:text-xl">{t('posts.create')}</h1>
          <p className="text-ink-soft">{t('posts.create.lead')}</p>
        </div>
      </div>
      <PostForm writing={writing} hasDrawn={place === 'words again'} onDraw={() => setPlace('paper')} />
    </Card>
  );
}

/** For texts that sound like a child in crisis: neither praise nor refusal. */
function Comfort(): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    card.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={card} tabIndex={-1} className="flex flex-col gap-4">
      <ComfortCard />
      <Button to="/" className="self-center">
        {t('posts.back')}
      </Button>
    </div>
  );
}

/** Whether the page is still open: a child who went on must not be sent to another page. */
function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
