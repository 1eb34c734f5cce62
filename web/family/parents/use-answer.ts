import { useState } from 'react';
import { canGrant } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { useStartPayment } from './card/queries.ts';
import type { OnlineWay } from './card/WayChoice.tsx';
import type { LinkFormProps } from './link-form.ts';
import { useDecideConsent } from './queries.ts';
import { useStartSignedForm } from './signed-form/queries.ts';

/** A parent's choice, and the calls it needs: an answer, a form or a payment, or both. */
export function useAnswer({ about, token, onDone, onForm, onRefused }: LinkFormProps) {
  const { name, methods, provenBy } = about;
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const decision = useDecideConsent();
  const form = useStartSignedForm();
  const payment = useStartPayment();
  // A parent who was verified once agrees to a new notice without being verified again.
  const takesMail = provenBy !== null || methods.includes('email_plus');
  const ways = onlineWays.filter((way) => methods.includes(way));
  const [way = ways[0], setWay] = useState<OnlineWay>();
  const opensByMail = (scope: Scope): boolean => takesMail && canGrant(provenBy ?? 'email_plus', scope);
  const byMail = chosen.filter(opensByMail);
  const next = chosen.length > byMail.length ? way : undefined;

  const decide = async (answer: 'yes' | 'no', scopes: readonly Scope[]): Promise<void> => {
    const outcome = await decision.mutateAsync({ token, decision: answer, scopes: [...scopes] });
    onDone({ ...outcome, name, kind: outcome.consent === 'granted' ? 'granted' : answer });
  };
  // The form or payment goes first, because the answer uses up the notice's link.
  const goOn = async (): Promise<void> => {
    const started = await (next === 'card' ? payment : form).mutateAsync({ token, scopes: [...chosen] });
    if (byMail.length > 0) await decision.mutateAsync({ token, decision: 'yes', scopes: byMail });
    if ('url' in started) location.assign(started.url);
    else onForm(started.token);
  };
  const isStarting = form.isPending || payment.isPending;
  return {
    chosen,
    setChosen,
    takesMail,
    ways,
    setWay,
    /** What else the choice requires of the parent; undefined when this answer is enough. */
    next,
    opensByMail,
    /** Something of the choice opens by this answer alone. */
    opensNow: byMail.length > 0,
    isConsenting: isStarting || (decision.isPending && decision.variables.decision === 'yes'),
    isRefusing: decision.isPending && decision.variables.decision === 'no',
    error: isStarting || decision.isPending ? null : (form.error ?? payment.error ?? decision.error),
    consent: () => (next ? goOn() : decide('yes', byMail)).catch(onRefused),
    refuse: () => decide('no', []).catch(onRefused),
  };
}

const onlineWays: readonly OnlineWay[] = ['signed_form', 'card'];
