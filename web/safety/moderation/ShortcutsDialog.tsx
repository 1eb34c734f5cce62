import type { ReactNode } from 'react';
import { decisions } from '#contract/safety.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/casework/index.ts';
import { decisionKey, decisionLabel } from './labels.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

const moves = [
  ['j', 'safety.moderation.key.next'],
  ['k', 'safety.moderation.key.back'],
  ['c', 'safety.moderation.key.claim'],
  ['n', 'safety.moderation.key.note'],
  ['u', 'safety.moderation.key.undo'],
  ['v', 'safety.moderation.key.lane'],
  ['?', 'safety.moderation.key.help'],
] as const;

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title={t('safety.moderation.keysTitle')} closeLabel={t('ui.close')}>
      <dl className="safety-keys">
        {moves.map(([key, label]) => (
          <Line key={key} of={key}>
            {t(label)}
          </Line>
        ))}
        {decisions.map((decision) => (
          <Line key={decision} of={decisionKey(decision)}>
            {decisionLabel(decision)}
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
