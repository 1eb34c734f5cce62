import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type TeachTemplate, teachTemplates } from '#contract/safety/message-templates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/moderation/index.ts';

interface TeachDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (template: TeachTemplate) => void;
}

/** Chooses the message that the child reads, also by digit. */
export function TeachDialog({ open, onClose, onChoose }: TeachDialogProps): ReactNode {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const template = open && !event.repeat ? teachTemplates[Number(event.key) - 1] : undefined;
    if (!template) return;
    // Otherwise the page would take the digit for a decision on the next case.
    event.preventDefault();
    onChoose(template);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('safety.moderation.teachTitle')}
      description={t('safety.moderation.teachText')}
      closeLabel={t('ui.close')}
      size="large"
    >
      <ol className="flex flex-col gap-2">
        {teachTemplates.map((template, at) => (
          <li key={template} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <Button
              look="secondary"
              className="justify-start!"
              aria-keyshortcuts={String(at + 1)}
              onClick={() => onChoose(template)}
            >
              <kbd className="safety-key">{at + 1}</kbd>
              {t(`safety.moderation.teach.${template}`)}
            </Button>
            <span className="min-w-0 text-ink-soft text-sm">{t(`safety.staffMessage.${template}`)}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
