import type { ReactNode } from 'react';
import { shownInviteCode } from '#contract/rules/collaborative-games.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/index.ts';
import { copyCode } from '../toasts.ts';

export function InviteCode({ code }: { code: string }): ReactNode {
  const shown = shownInviteCode(code);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="select-all font-bold font-display text-2xl text-tone-deep tracking-widest" dir="ltr">
        <span className="sr-only">{t('together.code.label')} </span>
        {shown}
      </p>
      <Button look="secondary" onClick={() => void copyCode(shown)}>
        {t('together.copy')}
      </Button>
    </div>
  );
}
