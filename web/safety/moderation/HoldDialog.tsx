import { type FormEvent, type ReactNode, useState } from 'react';
import { HOLD_REASON_MAX, type LegalHold } from '#contract/safety/holds.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/holds/index.ts';

interface HoldDialogProps {
  onClose: () => void;
  onYes: (hold: LegalHold) => void;
}

const lengths = [30, 90, 180, 365] as const;

/** Asks why a case must be kept, and for how long. A hold always ends by itself. */
export function HoldDialog({ onClose, onYes }: HoldDialogProps): ReactNode {
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<number>(90);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length >= 3) onYes({ reason: reason.trim(), days });
  };
  return (
    <Dialog open={true} onClose={onClose} title={t('safety.hold.title')} description={t('safety.hold.text')}>
      <form onSubmit={send} className="flex flex-col gap-4">
        <label className="flex flex-col gap-1 font-bold">
          {t('safety.hold.reason')}
          <textarea
            className="min-h-20 rounded-button border-2 border-line bg-paper p-3 font-normal"
            value={reason}
            required
            minLength={3}
            maxLength={HOLD_REASON_MAX}
            placeholder={t('safety.hold.example')}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        <label className="flex flex-col gap-1 font-bold">
          {t('safety.hold.until')}
          <select
            className="min-h-12 rounded-button border-2 border-line bg-paper px-3 font-normal"
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {lengths.map((length) => (
              <option key={length} value={length}>
                {t('safety.hold.days', { count: length })}
              </option>
            ))}
          </select>
        </label>
        <p className="flex flex-wrap gap-3">
          <Button type="submit">{t('safety.hold.yes')}</Button>
          <Button look="secondary" onClick={onClose}>
            {t('safety.hold.no')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
