import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { SignedForm } from '#contract/family.ts';
import { strongScopes } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FamilyProblem } from '../../home/FamilyProblem.tsx';
import { t } from '../../messages/forms/index.ts';
import { useOwnSignedForm, useStartOwnSignedForm } from './queries.ts';

interface StrongerConsentDialogProps {
  childId: string;
  childName: string;
  /** What the parent asked about. */
  scope: Scope;
  /** What this parent allows today; the form repeats it. */
  allowed: readonly Scope[];
  onClose: () => void;
}

/** How a parent opens what an e-mail cannot: by a form, right here, or by talking to the operator. */
export function StrongerConsentDialog(props: StrongerConsentDialogProps): ReactNode {
  const { childId, childName, scope, allowed, onClose } = props;
  const [chosen, setChosen] = useState<readonly Scope[]>([scope]);
  const { data, error } = useOwnSignedForm(childId);
  const start = useStartOwnSignedForm(childId);
  const [, navigate] = useLocation();
  const form = data?.form ?? null;
  const takesForm = data?.methods.includes('signed_form') ?? false;
  const scopes = form?.scopes ?? [...allowed, ...chosen];
  const open = (): void =>
    start.mutate([...new Set(scopes)], { onSuccess: ({ token }) => navigate(`/consent#${token}`) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('forms.how.title', { name: childName })}
      closeLabel={t('ui.close')}
      actions={
        takesForm ? (
          <Button pending={start.isPending} disabled={!form && chosen.length === 0} onClick={open}>
            {t(form ? 'forms.how.goOn' : 'forms.how.start')}
          </Button>
        ) : (
          <Button to="/contact">{t('forms.how.contact')}</Button>
        )
      }
    >
      <p>{t('forms.why')}</p>
      {!data && !error && <Skeleton lines={3} />}
      {data && takesForm && (form ? <Started form={form} /> : <StrongScopes chosen={chosen} onChange={setChosen} />)}
      {data?.methods.includes('in_person') && (
        <p className="mt-3 text-ink-soft text-sm">{t(takesForm ? 'forms.how.inPerson' : 'forms.how.none')}</p>
      )}
      <FamilyProblem error={error ?? start.error} className="mt-3" />
    </Dialog>
  );
}

function Started({ form }: { form: SignedForm }): ReactNode {
  return <p className="mt-3 font-bold">{t(form.state === 'handed_in' ? 'forms.how.waits' : 'forms.how.started')}</p>;
}

interface StrongScopesProps {
  chosen: readonly Scope[];
  onChange: (chosen: readonly Scope[]) => void;
}

function StrongScopes({ chosen, onChange }: StrongScopesProps): ReactNode {
  return (
    <>
      <p className="mt-3">{t('forms.way.signed_form.how')}</p>
      <fieldset className="mt-2">
        <legend className="sr-only">{t('forms.ways.scope')}</legend>
        {strongScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`forms.scope.${scope}`)}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
        ))}
      </fieldset>
    </>
  );
}
