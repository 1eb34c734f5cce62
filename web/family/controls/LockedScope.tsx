import { type ReactNode, useState } from 'react';
import type { Scope } from '#contract/shared/endpoint.ts';
import { LockIcon } from '#web/ui/controls/icons.tsx';
import { t } from '../messages/controls/index.ts';
import { StrongerConsentDialog } from '../parents/signed-form/StrongerConsentDialog.tsx';

interface LockedScopeProps {
  scope: Scope;
  childId: string;
  childName: string;
  /** What this parent currently allows. */
  allowed: readonly Scope[];
}

/** A scope that consent by e-mail cannot open, and how to open it. */
export function LockedScope({ scope, childId, childName, allowed }: LockedScopeProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const name = t(`family.scopes.${scope}`);
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-24 flex-1">
        <p className="font-bold">{name}</p>
        <p className="text-ink-soft text-sm">
          {t('family.scopes.locked')}{' '}
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('family.scopes.howLabel', { scope: name })}
            onClick={() => setIsOpen(true)}
            className="inline-flex min-h-8 items-center font-bold text-leaf-deep underline"
          >
            {t('family.scopes.how')}
          </button>
        </p>
      </div>
      <span
        role="img"
        aria-label={t('family.scopes.lockedLabel', { scope: name })}
        className="flex h-8 w-14 shrink-0 items-center justify-center rounded-full border-2 border-line bg-mist text-ink-soft"
      >
        <LockIcon />
      </span>
      {isOpen && (
        <StrongerConsentDialog
          childId={childId}
          childName={childName}
          scope={scope}
          allowed={allowed}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
