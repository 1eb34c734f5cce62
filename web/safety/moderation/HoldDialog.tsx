import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { HOLD_REASON_MAX, type LegalHold } from '#contract/safety/holds.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { FieldFrame } from '#web/ui/controls/FieldFrame.tsx';
import { TextAreaField } from '#web/ui/controls/TextAreaField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/holds/index.ts';
import { formatDate } from './labels.ts';

interface HoldDialogProps {
  /** The hold that is extended. */
  extended?: { readonly reason: string; readonly endsAt: string } | undefined;
  onClose: () => void;
  onYes: (hold: LegalHold) => void;
}

const lengths = [30, 90, 180, 365] as const;
const REASON_MIN = 3;

/** Asks why a case must be kept, and for how long. A hold always ends by itself. */
export function HoldDialog({ extended, onClose, onYes }: HoldDialogProps): ReactNode {
  const form = useId();
  const [reason, setReason] = useState(extended?.reason ?? '');
  const [days, setDays] = useState<number>(90);
  const [isShort, setIsShort] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const given = reason.trim();
    setIsShort(given.length < REASON_MIN);
    if (given.length >= REASON_MIN) onYes({ reason: given, days });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(extended ? 'safety.hold.extendTitle' : 'safety.hold.title')}
      description={extended ? t('safety.hold.extendText', { day: formatDate(extended.endsAt) }) : t('safety.hold.text')}
      actions={
        <>
          <Button type="submit" form={form}>
            {t(extended ? 'safety.holds.extend' : 'safety.hold.yes')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('safety.hold.no')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <TextAreaField
          label={t('safety.hold.reason')}
          rows={2}
          maxLength={HOLD_REASON_MAX}
          placeholder={t('safety.hold.example')}
          value={reason}
          error={isShort ? t('safety.hold.reasonShort') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <FieldFrame label={t('safety.hold.until')}>
          {(tied) => (
            <select
              {...tied}
              className="control"
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            >
              {lengths.map((length) => (
                <option key={length} value={length}>
                  {t('safety.hold.days', { count: length })}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </form>
    </Dialog>
  );
}
