import type { ReactNode } from 'react';
import { careTemplates } from '#contract/safety/casework.ts';
import type { CaseFile } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../../messages/casework/index.ts';
import { useCare } from './queries.ts';

interface CareDialogProps {
  file: CaseFile;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Chooses a caring note, with the words that the child reads. */
export function CareDialog({ file: { id, log }, name, open, onClose }: CareDialogProps): ReactNode {
  const care = useCare(id);
  const isSent = (template: string) => log.some(({ event, detail }) => event === 'guidance' && detail === template);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('safety.casework.careTitle', { name })}
      description={t('safety.casework.careText')}
      closeLabel={t('ui.close')}
      size="large"
    >
      <ul className="ruled">
        {careTemplates.map((template) => (
          <li key={template} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-64">
              <span className="block font-bold font-display">{t(`safety.casework.${template}`)}</span>
              <span className="block text-ink-soft">{t(`safety.staffMessage.${template}`)}</span>
            </p>
            {isSent(template) ? (
              <Chip tone="leaf">{t('safety.casework.careSent')}</Chip>
            ) : (
              <Button look="secondary" onClick={() => care.mutate(template, { onSuccess: onClose })}>
                {t('safety.casework.send')} <span className="sr-only">{t(`safety.casework.${template}`)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
