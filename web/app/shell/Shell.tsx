import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { SkeletonShape } from '#contract/shared/built-pages.ts';
import { Toasts } from '#web/ui/feedback/Toasts.tsx';
import { SkipLink } from '#web/ui/layout/SkipLink.tsx';
import { ReadAloudWords } from '#web/ui/sound/ReadAloud.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { useSession } from '../session/session.ts';
import { MailboxBanner, OfflineBanner } from './Banners.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { UntilFirstPage } from './first-page.ts';
import { frameAt } from './frame.ts';
import { NavigationBars } from './NavigationBars.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

interface ShellProps {
  children: ReactNode;
  /** The child's points, shown in the top bar. */
  points?: ReactNode;
  /** Where staff can go. */
  staffBar?: ReactNode;
  /** What is shown while the page at a path loads. */
  skeletonAt?: (path: string) => SkeletonShape;
}

/** The frame of every page. Whatever breaks in it, the screen is never empty. */
export function Shell(props: ShellProps): ReactNode {
  const [path] = useLocation();
  return (
    <ErrorBoundary place={path}>
      <Frame path={path} {...props} />
    </ErrorBoundary>
  );
}

function Frame({ path, children, points, staffBar, skeletonAt }: ShellProps & { path: string }): ReactNode {
  const frame = frameAt(path);
  const page = (
    <ErrorBoundary place={path}>
      <Suspense
        fallback={
          <UntilFirstPage>
            <PageSkeleton shape={skeletonAt?.(path) ?? 'cards'} />
          </UntilFirstPage>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
  const readAloudWords = useReadAloudWords(path);
  return (
    <ReadAloudWords value={readAloudWords}>
      <div data-frame={frame} className={cx('flex min-h-dvh flex-col', frame === 'none' && 'h-dvh overflow-clip')}>
        <SkipLink>{t('ui.skipToContent')}</SkipLink>
        <OfflineBanner />
        <MailboxBanner />
        {frame === 'none' && <div className="flex min-h-0 flex-1 flex-col">{page}</div>}
        {frame === 'parents' && (
          <>
            <div className="min-h-dvh flex-1">{page}</div>
            <Footer />
          </>
        )}
        {frame === 'bars' && (
          <NavigationBars points={points} staffBar={staffBar}>
            {/* The footer begins below the first screen, so that it does not move while a page fills. */}
            <div className="min-h-dvh flex-1">{page}</div>
            <Footer />
          </NavigationBars>
        )}
        <Toasts closeLabel={t('ui.close')} />
      </div>
    </ReadAloudWords>
  );
}

/** Pages are read aloud to children, and to anyone on the pages for signing up and for a new password. */
function useReadAloudWords(path: string) {
  const { user } = useSession();
  const isForChildren = user?.kind === 'child' || path === '/auth' || path === '/reset';
  return isForChildren ? { start: t('ui.readToMe'), stop: t('ui.stopReading') } : undefined;
}
