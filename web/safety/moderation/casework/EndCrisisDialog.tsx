import { type ReactNode, useState } from 'react';
import { type CareTemplate, careTemplates, crisisSteps } from '#contract/safety/casework.ts';
import type { CaseFile } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../../messages/casework/index.ts';

interface EndCrisisDialogProps {
  file: CaseFile;
  onClose: () => void;
  onYes: (template: CareTemplate | undefined) => void;
}

/** Closes a crisis case: says what is still open, and offers a last note to the child. */
export function EndCrisisDialog({ file, onClose, onYes }: EndCrisisDialogProps): ReactNode {
  const [template, setTemplate] = useState<CareTemplate>();
  const left = crisisSteps.length - file.stepsDone.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('safety.casework.endTitle')}
      description={t('safety.casework.endText')}
      tone="leaf"
      actions={
        <>
          <Button onClick={() => onYes(template)}>{t('safety.casework.endYes')}</Button>
          <Button look="secondary" onClick={onClose}>
            {t('safety.casework.endNo')}
          </Button>
        </>
      }
    >
      {left > 0 && <p className="mb-4 font-bold text-lotus-deep">{t('safety.casework.endOpen', { count: left })}</p>}
      <fieldset>
        <legend className="font-bold font-display">{t('safety.casework.endNote')}</legend>
        {[undefined, ...careTemplates].map((one) => (
          <label key={one ?? 'none'} className="flex min-h-12 items-center gap-3">
            <input
              type="radio"
              name="care"
              className="radio"
              checked={template === one}
              onChange={() => setTemplate(one)}
            />
            <span className="min-w-0">
              {one === undefined ? t('safety.casework.endNoNote') : t(`safety.casework.${one}`)}
              {one !== undefined && one === template && (
                <span className="block text-ink-soft text-sm">{t(`safety.staffMessage.${one}`)}</span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
