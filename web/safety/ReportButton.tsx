import { type ReactNode, useState } from 'react';
import { type Reportable, type ReportReason, reportReasons } from '#contract/safety.ts';
import { sentenceFor } from '#web/app/api.ts';
import { t } from '#web/app/messages/safety.ts';
import { useSession } from '#web/app/session.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
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

const pictures: Record<ReportReason, string> = {
  unkind: '😠',
  private: '🤫',
  scary: '👻',
  stranger: '🚩',
  not_sure: '🤔',
};

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
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('safety.report.title')}
        description={t('safety.report.text')}
        closeLabel={t('ui.close')}
      >
        <Pictures onChoose={tell} />
      </Dialog>
    </>
  );
}

function Pictures({ onChoose }: { onChoose: (reason: ReportReason) => void }): ReactNode {
  return (
    <ul className="flex flex-col gap-2">
      {reportReasons.map((reason) => (
        <li key={reason}>
          <button
            type="button"
            onClick={() => onChoose(reason)}
            className="pressable inline-flex min-h-14 w-full items-center gap-4 rounded-button border-line bg-card px-5 py-2 text-start font-bold font-display text-ink text-lg [--side:var(--color-line)] hover:bg-mist"
          >
            <Emoji of={pictures[reason]} size={36} />
            {t(`safety.report.${reason}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
