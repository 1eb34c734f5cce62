import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { CardCharge, SignedForm } from '#contract/family.ts';
import { strongScopes } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FamilyProblem } from '../../home/FamilyProblem.tsx';
import { t as tCard } from '../../messages/card/index.ts';
import { t } from '../../messages/forms/index.ts';
import { useStartOwnPayment } from '../card/queries.ts';
import { CardExplained, type OnlineWay, WayChoice } from '../card/WayChoice.tsx';
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

/** How a parent opens what an e-mail cannot: by a form or a payment, right here, or by talking to the operator. */
export function StrongerConsentDialog(props: StrongerConsentDialogProps): ReactNode {
  const { childId, childName, scope, allowed, onClose } = props;
  const [chosen, setChosen] = useState<readonly Scope[]>([scope]);
  const { data, error } = useOwnSignedForm(childId);
  const { way, setWay, go, isPending, problem } = useStrongerWay(childId, data);
  const form = data?.form ?? null;
  const isBegun = form !== null && way === 'signed_form';
  const charge = data?.cardCharge ?? null;
  const scopes = [...new Set(isBegun ? form.scopes : [...allowed, ...chosen])];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('forms.how.title', { name: childName })}
      closeLabel={t('ui.close')}
      actions={
        way ? (
          <Button pending={isPending} disabled={!isBegun && chosen.length === 0} onClick={() => go(scopes)}>
            {way === 'card' ? tCard('card.start') : t(isBegun ? 'forms.how.goOn' : 'forms.how.start')}
          </Button>
        ) : (
          <Button to="/contact?about=parent">{t('forms.how.contact')}</Button>
        )
      }
    >
      <p>{t('forms.why')}</p>
      {!data && !error && <Skeleton lines={3} />}
      {way && charge && data?.methods.includes('signed_form') && (
        <WayChoice charge={charge} way={way} onChange={setWay} className="mt-3" />
      )}
      {isBegun ? (
        <Started form={form} />
      ) : (
        way && <Wish way={way} charge={charge} chosen={chosen} onChange={setChosen} />
      )}
      {data?.methods.includes('in_person') && (
        <p className="mt-3 text-ink-soft text-sm">{t(way ? 'forms.how.inPerson' : 'forms.how.none')}</p>
      )}
      <FamilyProblem error={error ?? problem} className="mt-3" />
    </Dialog>
  );
}

/** The way that the parent takes, and the call that begins it. */
function useStrongerWay(childId: string, data: ReturnType<typeof useOwnSignedForm>['data']) {
  const [chosen, setWay] = useState<OnlineWay>();
  const form = useStartOwnSignedForm(childId);
  const payment = useStartOwnPayment(childId);
  const [, navigate] = useLocation();
  const ways = (['signed_form', 'card'] as const).filter((one) => data?.methods.includes(one));
  const way = chosen ?? ways[0];
  const go = (scopes: Scope[]): void => {
    if (way === 'card') payment.mutate(scopes, { onSuccess: ({ url }) => location.assign(url) });
    else form.mutate(scopes, { onSuccess: ({ token }) => navigate(`/consent#${token}`) });
  };
  const isPending = form.isPending || payment.isPending || payment.isSuccess;
  return { way, setWay, go, isPending, problem: way === 'card' ? payment.error : form.error };
}

function Started({ form }: { form: SignedForm }): ReactNode {
  return <p className="mt-3 font-bold">{t(form.state === 'handed_in' ? 'forms.how.waits' : 'forms.how.started')}</p>;
}

interface WishProps {
  way: OnlineWay;
  charge: CardCharge | null;
  chosen: readonly Scope[];
  onChange: (chosen: readonly Scope[]) => void;
}

/** What the parent wishes to open, and what that takes. */
function Wish({ way, charge, chosen, onChange }: WishProps): ReactNode {
  return (
    <>
      <p className="mt-3">
        {way === 'card' && charge ? <CardExplained charge={charge} /> : t('forms.way.signed_form.how')}
      </p>
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
