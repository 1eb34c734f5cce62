import type { ReactNode } from 'react';
import { CheckIcon } from '#web/ui/controls/icons.tsx';
import { t } from '../messages/controls/index.ts';

/** Says to the eye and to a screen reader that the last change is stored. Its place is always there. */
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
