import type { ReactNode } from 'react';
import { type ReportReason, reportReasons } from '#contract/safety.ts';
import { t } from '#web/app/messages/safety.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';

const pictures: Record<ReportReason, string> = {
  unkind: '😠',
  private: '🤫',
  scary: '👻',
  stranger: '🚩',
  not_sure: '🤔',
};

interface ReportDialogProps {
  onClose: () => void;
  onChoose: (reason: ReportReason) => void;
}

/** Pictures to choose from: nobody has to know the right word. */
export function ReportDialog({ onClose, onChoose }: ReportDialogProps): ReactNode {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('safety.report.title')}
      description={t('safety.report.text')}
      closeLabel={t('ui.close')}
    >
      <Pictures onChoose={onChoose} />
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
