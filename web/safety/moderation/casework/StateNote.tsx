import type { ReactNode } from 'react';
import type { CaseFile } from '#contract/safety.ts';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from '../../messages/casework/index.ts';

/** Why an open case waits for somebody else, and what the reader can do about it. */
export function StateNote({ file: { state, decidedBy, can } }: { file: CaseFile }): ReactNode {
  const name = decidedBy ?? t('safety.casework.someone');
  switch (state) {
    case 'removing':
      return (
        <Callout tone="lotus" className="my-4" title={t('safety.casework.removing', { name })}>
          {t(can.includes('remove_account') ? 'safety.casework.removingYours' : 'safety.casework.removingTheirs')}
        </Callout>
      );
    case 'escalated':
      return (
        <Callout tone="grape" className="my-4" title={t('safety.casework.escalated', { name })}>
          {t(can.includes('approve') ? 'safety.casework.escalatedYours' : 'safety.casework.escalatedTheirs')}
        </Callout>
      );
    default:
      return null;
  }
}
