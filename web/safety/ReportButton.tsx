import { type ReactNode, Suspense, useState } from 'react';
import type { Reportable, ReportReason } from '#contract/safety.ts';
import { sentenceFor } from '#web/app/api.ts';
import { t } from '#web/app/messages/safety.ts';
import { page } from '#web/app/page.tsx';
import { useSession } from '#web/app/session.ts';
import { Emoji } from '#web/ui/Emoji.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { showToast } from '#web/ui/show-toast.ts';
import { useReport } from './queries.ts';
import { hideTold } from './told.ts';

interface ReportButtonProps {
  targetType: Reportable;
  targetId: string;
  authorId: string;
  /** What it is called, for screen readers. */
  title: string;
  className?: string | undefined;
}

// Hardly ever opened, so no page pays for it beforehand.
const ReportDialog = page(() => import('./ReportDialog.tsx').then((file) => file.ReportDialog));

/** Two taps: the hand, then a picture. Not on one's own things. */
export function ReportButton({ targetType, targetId, authorId, title, className }: ReportButtonProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const send = useReport();
  const { user } = useSession();
  if (user?.kind !== 'child' || user.id === authorId) return null;
  const tell = (reason: ReportReason): void => {
    setIsOpen(false);
    send({ targetType, targetId, reason }).then(
      () => {
        hideTold(targetId);
        showToast({
          title: t('safety.report.thanks'),
          description: t('safety.report.gone'),
          emoji: '💚',
          tone: 'success',
        });
      },
      (error: unknown) => showToast({ title: sentenceFor(error), tone: 'destructive' }),
    );
  };
  return (
    <>
      <IconButton label={t('safety.report.about', { title })} onClick={() => setIsOpen(true)} className={className}>
        <Emoji of="✋" size={22} />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog onClose={() => setIsOpen(false)} onChoose={tell} />
        </Suspense>
      )}
    </>
  );
}
