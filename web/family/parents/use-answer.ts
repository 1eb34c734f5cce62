import { useState } from 'react';
import { canGrant } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { LinkFormProps } from './link-form.ts';
import { useDecideConsent } from './queries.ts';
import { useStartSignedForm } from './signed-form/queries.ts';

/** What a parent has chosen, and the calls that it takes: an answer, a form, or both. */
export function useAnswer({ about, token, onDone, onForm, onRefused }: LinkFormProps) {
  const { name, methods, provenBy } = about;
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const decision = useDecideConsent();
  const form = useStartSignedForm();
  // Who has shown once who they are agrees to a new notice without showing it again.
  const takesMail = provenBy !== null || methods.includes('email_plus');
  const takesForm = methods.includes('signed_form');
  const opensByMail = (scope: Scope): boolean => takesMail && canGrant(provenBy ?? 'email_plus', scope);
  const byMail = chosen.filter(opensByMail);
  const needsForm = takesForm && chosen.length > byMail.length;

  const decide = async (answer: 'yes' | 'no', scopes: readonly Scope[]): Promise<void> => {
    const outcome = await decision.mutateAsync({ token, decision: answer, scopes: [...scopes] });
    onDone({ ...outcome, name, kind: outcome.consent === 'granted' ? 'granted' : answer });
  };
  // The form first: the link of the notice ends with the answer.
  const startForm = async (): Promise<void> => {
    const started = await form.mutateAsync({ token, scopes: [...chosen] });
    if (byMail.length > 0) await decision.mutateAsync({ token, decision: 'yes', scopes: byMail });
    onForm(started.token);
  };
  const isPending = decision.isPending || form.isPending;
  return {
    chosen,
    setChosen,
    takesForm,
    takesMail,
    needsForm,
    opensByMail,
    /** Something of the choice opens by this answer alone. */
    opensNow: byMail.length > 0,
    isConsenting: form.isPending || (decision.isPending && decision.variables.decision === 'yes'),
    isRefusing: decision.isPending && decision.variables.decision === 'no',
    error: isPending ? null : (form.error ?? decision.error),
    consent: () => (needsForm ? startForm() : decide('yes', byMail)).catch(onRefused),
    refuse: () => decide('no', []).catch(onRefused),
  };
}
