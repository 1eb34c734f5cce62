import { type ReactNode, useId, useState } from 'react';
import { PARENT_REPORT_MAX } from '#contract/friends/parents.ts';
import { type ReportReason, reportReasons } from '#contract/safety/report-reasons.ts';
import { FamilyProblem } from '#web/family/home/FamilyProblem.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/parents/index.ts';
import type { PairStepProps } from './pair-step.ts';
import { useReportAsParent } from './queries.ts';

/** A report to staff, who answer by mail. */
export function ReportForm({ childId, buddy, onClose, onBack }: PairStepProps): ReactNode {
  const { mutate, isPending, error } = useReportAsParent();
  const [reason, setReason] = useState<ReportReason>('unkind');
  const [words, setWords] = useState('');
  const group = useId();
  const done = (): void => {
    onClose();
    showToast({ title: t('parents.report.done'), tone: 'success' });
  };
  const send = (): void => mutate({ childId, friendId: buddy.id, reason, words }, { onSuccess: done });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('parents.report.title', { buddy: buddy.username })}
      description={t('parents.report.text')}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button pending={isPending} onClick={send}>
            {t('parents.report.send')}
          </Button>
          <Button look="secondary" onClick={onBack}>
            {t('parents.back')}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="font-bold">{t('parents.report.reason')}</legend>
        {reportReasons.map((one) => (
          <label key={one} className="flex min-h-12 items-center gap-3">
            <input
              type="radio"
              name={group}
              checked={reason === one}
              onChange={() => setReason(one)}
              className="radio"
            />
            {t(`parents.report.${one}`)}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label={t('parents.report.words')}
        name="words"
        maxLength={PARENT_REPORT_MAX}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        className="mt-3"
      />
      <FamilyProblem error={error} className="mt-3" />
    </Dialog>
  );
}
