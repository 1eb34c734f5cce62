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
  // With consent by e-mail, staff review everything the child writes; with stronger consent, the first few texts.
  const isReviewed = controls.lockedScopes.includes('chat');
  // Right after switching it isn't active until the server answers. For longer, only another parent can keep it off.
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
