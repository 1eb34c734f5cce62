import type { ReactNode } from 'react';
import { decisions } from '#contract/safety.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/moderation/index.ts';
import { decisionOf, keyOf } from './words.ts';

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
}

const moves = [
  ['j', 'safety.moderation.key.next'],
  ['k', 'safety.moderation.key.back'],
  ['u', 'safety.moderation.key.undo'],
  ['v', 'safety.moderation.key.lane'],
  ['?', 'safety.moderation.key.help'],
] as const;

export function KeysDialog({ open, onClose }: KeysDialogProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title={t('safety.moderation.keysTitle')} closeLabel={t('ui.close')}>
      <dl className="safety-keys">
        {moves.map(([key, label]) => (
          <Line key={key} of={key}>
            {t(label)}
          </Line>
        ))}
        {decisions.map((decision) => (
          <Line key={decision} of={keyOf(decision)}>
            {decisionOf(decision)}
          </Line>
        ))}
      </dl>
    </Dialog>
  );
}

function Line({ of: key, children }: { of: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>
        <kbd className="safety-key">{key}</kbd>
      </dt>
      <dd>{children}</dd>
    </>
  );
}
