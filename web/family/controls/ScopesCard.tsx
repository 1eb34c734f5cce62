import { type ReactNode, useState } from 'react';
import type { ChildControls } from '#contract/family.ts';
import { offeredScopes } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/controls/index.ts';
import { ControlsCard } from './ControlsCard.tsx';
import { LockedScope } from './LockedScope.tsx';
import { type ControlsChange, useChangeControls } from './queries.ts';
import { Saved } from './Saved.tsx';
import { ScopeSwitch } from './ScopeSwitch.tsx';

interface ScopesCardProps {
  childId: string;
  childName: string;
  /** Below the switch for buddies, while it is on. */
  underBuddies?: ReactNode;
}

/** What a parent has pressed last. */
type Asked = Scope | 'presence' | 'allOff';

/** Each thing a child may do with others, as a switch that applies at once. */
export function ScopesCard({ childId, childName: name, underBuddies }: ScopesCardProps): ReactNode {
  const change = useChangeControls(childId);
  const [asked, setAsked] = useState<Asked>();
  // The end of the card may be out of sight.
  const problemOf = (one: Asked): ReactNode => one === asked && <FamilyProblem error={change.error} className="mb-4" />;
  return (
    <ControlsCard
      childId={childId}
      title={t('family.scopes.title', { name })}
      aside={<Saved isShown={change.isSuccess} />}
      lines={10}
    >
      {(controls) => (
        <>
          <WhyNot controls={controls} name={name} />
          <ScopeSwitches
            childId={childId}
            controls={controls}
            name={name}
            onChange={(one, news) => {
              setAsked(one);
              change.mutate(news);
            }}
            problemOf={problemOf}
            underBuddies={underBuddies}
          />
        </>
      )}
    </ControlsCard>
  );
}

function WhyNot({ controls, name }: { controls: ChildControls; name: string }): ReactNode {
  if (controls.choosesScopes) return null;
  return (
    <Callout tone="sky" className="mt-3">
      {t(reasonFor(controls), { name })}
    </Callout>
  );
}

function reasonFor({ consent, isOwnChoice }: ChildControls) {
  if (isOwnChoice) return 'family.controls.ownChoice';
  return consent === 'revoked' ? 'family.scopes.leaving' : 'family.scopes.unanswered';
}

interface SwitchesProps {
  childId: string;
  controls: ChildControls;
  name: string;
  onChange: (asked: Asked, change: ControlsChange) => void;
  problemOf: (asked: Asked) => ReactNode;
  underBuddies: ReactNode;
}

/** Locked ones come last. */
function ScopeSwitches({ childId, controls, name, onChange, problemOf, underBuddies }: SwitchesProps): ReactNode {
  const { scopes, lockedScopes, choosesScopes } = controls;
  const locked = choosesScopes ? lockedScopes : [];
  const toggle = (scope: Scope): void =>
    onChange(scope, { scopes: scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope] });
  return (
    <>
      <ul className="mt-1 divide-y-2 divide-line">
        {offeredScopes
          .filter((scope) => !locked.includes(scope))
          .map((scope) => (
            <li key={scope}>
              <ScopeSwitch scope={scope} controls={controls} onToggle={() => toggle(scope)} />
              {problemOf(scope)}
              {scope === 'buddies' && scopes.includes('buddies') && underBuddies && (
                <div className="mb-3 border-leaf-soft border-s-4 ps-4">{underBuddies}</div>
              )}
            </li>
          ))}
        <li>
          <Switch
            label={t('family.scopes.presence', { name })}
            hint={t('family.scopes.presence.hint', { name })}
            checked={controls.controls.allowsPresence && !controls.isOwnChoice}
            disabled={controls.isOwnChoice}
            onChange={({ currentTarget }) =>
              onChange('presence', { controls: { allowsPresence: currentTarget.checked } })
            }
          />
          {problemOf('presence')}
        </li>
        {locked.map((scope) => (
          <li key={scope}>
            <LockedScope scope={scope} childId={childId} childName={name} allowed={scopes} />
          </li>
        ))}
      </ul>
      {choosesScopes && scopes.length > 0 && (
        <div className="mt-3">
          <Button look="ghost" className="-ms-4" onClick={() => onChange('allOff', { scopes: [] })}>
            {t('family.scopes.allOff')}
          </Button>
          {problemOf('allOff')}
          <p className="text-ink-soft text-sm">{t('family.scopes.allOff.hint', { name })}</p>
        </div>
      )}
    </>
  );
}
