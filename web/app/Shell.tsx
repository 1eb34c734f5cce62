import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { Toasts } from '#web/ui/Toasts.tsx';
import { Bars } from './Bars.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { t } from './messages/app.ts';
import { MailboxNotice, OfflineBanner } from './Notices.tsx';
import { Loading } from './Waiting.tsx';

interface ShellProps {
  children: ReactNode;
  /** The child's points, shown in the top bar. */
  points?: ReactNode;
}

/** What stands around every page. */
export function Shell({ children, points }: ShellProps): ReactNode {
  const [path] = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{t('ui.skipToContent')}</SkipLink>
      <OfflineBanner />
      <MailboxNotice />
      <Bars points={points}>
        <div className="flex-1">
          <ErrorBoundary place={path}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </ErrorBoundary>
        </div>
        <Footer />
      </Bars>
      <Toasts closeLabel={t('ui.close')} />
    </div>
  );
}
