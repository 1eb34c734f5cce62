import type { ReactNode } from 'react';
import type { ChildControls } from '#contract/family.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { t } from '../messages/controls/index.ts';

interface ScopeSwitchProps {
  scope: Scope;
  controls: Pick<ChildControls, 'choosesScopes' | 'scopes' | 'scopesInForce' | 'isOwnChoice' | 'lockedScopes'>;
  onToggle: () => void;
}

/** One thing that a child may do with others. */
export function ScopeSwitch({ scope, controls, onToggle }: ScopeSwitchProps): ReactNode {
  const { choosesScopes, scopes, scopesInForce, isOwnChoice } = controls;
  const isOn = choosesScopes ? scopes.includes(scope) : scopesInForce.includes(scope);
  // With consent by e-mail a person reads all that the child writes, with a stronger one the first pieces.
  const isReviewed = controls.lockedScopes.includes('chat');
  // Just switched, it is not in force before the answer is there; only another parent keeps it off for long.
  const isStricter = choosesScopes && isOn && !scopesInForce.includes(scope) && !isOwnChoice;
  return (
    <Switch
      label={t(`family.scopes.${scope}`)}
      hint={
        <>
          {t(scope === 'posts' && isReviewed ? 'family.scopes.posts.reviewed' : `family.scopes.${scope}.hint`)}
          {isStricter && <Stricter />}
        </>
      }
      checked={isOn}
      disabled={!choosesScopes}
      onChange={onToggle}
    />
  );
}

function Stricter(): ReactNode {
  return <span className="mt-1 block font-bold text-ember-deep">{t('family.scopes.stricter')}</span>;
}
