import type { ReactNode } from 'react';
import { CheckIcon } from '#web/ui/controls/icons.tsx';
import { t } from '../messages/controls/index.ts';

/** Confirms, also to screen readers, that the last change is stored. Always takes the same space. */
export function Saved({ isShown }: { isShown: boolean }): ReactNode {
  return (
    <p role="status" className="flex min-h-8 items-center gap-1.5 font-bold font-display text-leaf-deep">
      {isShown && (
        <>
          <CheckIcon />
          {t('family.controls.saved')}
        </>
      )}
    </p>
  );
}
