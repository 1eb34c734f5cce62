import { type ReactNode, useState } from 'react';
import { canGrant, offeredScopes } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ConfirmRefusalDialog } from '../ConfirmRefusalDialog.tsx';
import { formatTime } from '../format-time.ts';
import { t } from '../messages/consent/index.ts';
import { ParentHeading } from '../ParentHeading.tsx';
import type { LinkFormProps } from './link-form.ts';
import { useDecideConsent } from './queries.ts';

const byMail = offeredScopes.filter((scope) => canGrant('email_plus', scope));
const strongOnly = offeredScopes.filter((scope) => !canGrant('email_plus', scope));

/** A parent's answer to the notice: each switch by itself, off until chosen; then yes or no. */
export function DecideForm({ about, token, onDone, onRefused }: LinkFormProps): ReactNode {
  const { username, methods, isRestated, until, consent } = about;
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [asksNo, setAsksNo] = useState(false);
  const { mutate, isPending, error, variables } = useDecideConsent();
  const takesYes = methods.includes('email_plus');
  const send = (decision: 'yes' | 'no'): void => {
    const body = { token, decision, scopes: decision === 'yes' ? [...chosen] : [] };
    mutate(body, {
      onSuccess: (standing) =>
        onDone({ ...standing, username, kind: standing.consent === 'granted' ? 'granted' : decision }),
      onError: onRefused,
      onSettled: () => setAsksNo(false),
    });
  };
  const isSaying = (decision: 'yes' | 'no'): boolean => isPending && variables.decision === decision;
  return (
    <>
      <ParentHeading title={t('consent.decide.title', { username })}>
        {t('consent.decide.text', { username })}
      </ParentHeading>
      {isRestated && (
        <Callout tone="sky" emoji="✉️">
          {t('consent.decide.restated')}
        </Callout>
      )}
      {takesYes ? (
        <Choices username={username} chosen={chosen} onChange={setChosen} />
      ) : (
        <Callout tone="sky">{t('consent.inPersonOnly')}</Callout>
      )}
      {takesYes && methods.includes('in_person') && <Stronger />}
      {error && !isPending && (
        <div role="alert">
          <Callout tone="lotus">{sentenceFor(error)}</Callout>
        </div>
      )}
      <AnswerButtons
        allowsSomething={chosen.length > 0}
        takesYes={takesYes}
        pending={isSaying('yes')}
        onYes={() => send('yes')}
        onNo={() => setAsksNo(true)}
      />
      <SmallPrint until={until} isRestated={isRestated} />
      <ConfirmRefusalDialog
        open={asksNo}
        username={username}
        text={t(consent === 'granted' ? 'consent.no.textRevoke' : 'consent.no.text', { username })}
        pending={isSaying('no')}
        onConfirm={() => send('no')}
        onClose={() => setAsksNo(false)}
      />
    </>
  );
}

function SmallPrint({ until, isRestated }: { until: string; isRestated: boolean }): ReactNode {
  return (
    <div className="text-ink-soft text-sm">
      <p>{t(isRestated ? 'consent.untilOnly' : 'consent.until', { until: formatTime(until) })}</p>
      <p className="mt-1">{t('consent.change')}</p>
      <p className="mt-1">
        <a className="font-bold underline" href="/privacy">
          {t('consent.policy')}
        </a>
      </p>
    </div>
  );
}

interface AnswerButtonsProps {
  takesYes: boolean;
  allowsSomething: boolean;
  pending: boolean;
  onYes: () => void;
  onNo: () => void;
}

function AnswerButtons({ takesYes, allowsSomething, pending, onYes, onNo }: AnswerButtonsProps): ReactNode {
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      {takesYes && (
        <Button size="large" tone="leaf" className="sm:min-w-48" pending={pending} onClick={onYes}>
          {t(allowsSomething ? 'consent.yes' : 'consent.yesToNothing')}
        </Button>
      )}
      <Button size="large" look="secondary" className="sm:min-w-48" disabled={pending} onClick={onNo}>
        {t('consent.no')}
      </Button>
    </div>
  );
}

interface ChoicesProps {
  username: string;
  chosen: readonly Scope[];
  onChange: (chosen: readonly Scope[]) => void;
}

function Choices({ username, chosen, onChange }: ChoicesProps): ReactNode {
  return (
    <Card>
      <h2 className="break-words">{t('consent.decide.switches', { username })}</h2>
      <div className="mt-2 ruled">
        {byMail.map((scope) => (
          <Switch
            key={scope}
            label={t(`consent.scope.${scope}`)}
            hint={t(`consent.scope.${scope}.hint`)}
            className="py-3"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm" role="status">
        {chosen.length === 0 && t('consent.none', { username })}
      </p>
    </Card>
  );
}

function Stronger(): ReactNode {
  return (
    <Card fill="soft" tone="sky" padding="small">
      <h2 className="text-lg">{t('consent.stronger')}</h2>
      <p className="mt-1 text-sm">{t('consent.stronger.text')}</p>
      <ul className="mt-2 list-disc ps-5 text-sm">
        {strongOnly.map((scope) => (
          <li key={scope}>
            <b>{t(`consent.scope.${scope}`)}</b>. {t(`consent.scope.${scope}.hint`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
