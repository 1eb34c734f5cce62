import type { ReactNode } from 'react';
import { type ReportReason, reportReasons } from '#contract/safety/report-reasons.ts';
import type { Reportable } from '#contract/safety.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from './messages/index.ts';
import { useReport } from './queries.ts';
import { hideReported } from './reported.ts';

interface ReportDialogProps {
  targetType: Reportable;
  targetId: string;
  onClose: () => void;
  /** Called once the report was sent. */
  onReported?: (() => void) | undefined;
}

const pictures: Record<ReportReason, string> = {
  unkind: '😠',
  private: '🤫',
  scary: '👻',
  stranger: '🚩',
  not_sure: '🤔',
};

export function ReportDialog({ targetType, targetId, onClose, onReported }: ReportDialogProps): ReactNode {
  const send = useReport();
  const report = (reason: ReportReason): void => {
    onClose();
    send({ targetType, targetId, reason }).then(
      () => {
        hideReported(targetId);
        onReported?.();
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
    <Dialog
      open
      onClose={onClose}
      title={t('safety.report.title')}
      description={t('safety.report.text')}
      closeLabel={t('ui.close')}
    >
      <Pictures onChoose={report} />
    </Dialog>
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
