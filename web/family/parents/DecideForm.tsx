import { type ReactNode, useState } from 'react';
import { offeredScopes } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ConfirmRefusalDialog } from '../ConfirmRefusalDialog.tsx';
import { formatTime } from '../format-time.ts';
import { t } from '../messages/consent/index.ts';
import { t as tForms } from '../messages/forms/index.ts';
import { ParentHeading } from '../ParentHeading.tsx';
import type { LinkFormProps } from './link-form.ts';
import { useAnswer } from './use-answer.ts';
import { WaysCard } from './WaysCard.tsx';

/** A parent's answer to the notice: each switch by itself, off until chosen; then yes or no. */
export function DecideForm(props: LinkFormProps): ReactNode {
  const { name, username, methods, isRestated, provenBy, until, consent } = props.about;
  const answer = useAnswer(props);
  const [asksNo, setAsksNo] = useState(false);
  const { chosen, takesMail, takesForm, needsForm, error } = answer;
  return (
    <>
      <ParentHeading title={t('consent.decide.title', { name })}>
        <p>{t('consent.decide.text', { name, username })}</p>
        <TourLink name={name} token={props.token} />
      </ParentHeading>
      {isRestated && (
        <Callout tone="sky" emoji="✉️">
          {t('consent.decide.restated')}
          {provenBy && ` ${t('consent.decide.proven')}`}
        </Callout>
      )}
      {takesMail || takesForm ? (
        <Choices
          name={name}
          scopes={offeredScopes.filter((scope) => takesForm || answer.opensByMail(scope))}
          needsForm={(scope) => !answer.opensByMail(scope)}
          chosen={chosen}
          onChange={answer.setChosen}
        />
      ) : (
        <Callout tone="sky">{t('consent.inPersonOnly')}</Callout>
      )}
      {error && (
        <div role="alert">
          <Callout tone="lotus">{sentenceFor(error)}</Callout>
        </div>
      )}
      <div role="status">
        {needsForm && (
          <Callout tone="sky" emoji="✍️">
            {tForms(answer.opensNow ? 'forms.next.rest' : 'forms.next.text')}
          </Callout>
        )}
      </div>
      <AnswerButtons
        label={labelFor({ needsForm, allowsSomething: chosen.length > 0 })}
        takesYes={takesMail || needsForm}
        pending={answer.isConsenting}
        onYes={() => void answer.consent()}
        onNo={() => setAsksNo(true)}
      />
      {methods.length > 1 && !provenBy && <WaysCard methods={methods} />}
      <SmallPrint until={until} isRestated={isRestated} />
      <ConfirmRefusalDialog
        open={asksNo}
        name={name}
        text={t(consent === 'granted' ? 'consent.no.textRevoke' : 'consent.no.text', { name })}
        pending={answer.isRefusing}
        onConfirm={() => void answer.refuse().finally(() => setAsksNo(false))}
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

function labelFor({ needsForm, allowsSomething }: { needsForm: boolean; allowsSomething: boolean }): string {
  if (needsForm) return tForms('forms.next');
  return t(allowsSomething ? 'consent.yes' : 'consent.yesToNothing');
}

interface AnswerButtonsProps {
  label: string;
  takesYes: boolean;
  pending: boolean;
  onYes: () => void;
  onNo: () => void;
}

function AnswerButtons({ label, takesYes, pending, onYes, onNo }: AnswerButtonsProps): ReactNode {
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      {takesYes && (
        <Button size="large" tone="leaf" className="sm:min-w-48" pending={pending} onClick={onYes}>
          {label}
        </Button>
      )}
      <Button size="large" look="secondary" className="sm:min-w-48" disabled={pending} onClick={onNo}>
        {t('consent.no')}
      </Button>
    </div>
  );
}

interface ChoicesProps {
  name: string;
  scopes: readonly Scope[];
  needsForm: (scope: Scope) => boolean;
  chosen: readonly Scope[];
  onChange: (chosen: readonly Scope[]) => void;
}

function Choices({ name, scopes, needsForm, chosen, onChange }: ChoicesProps): ReactNode {
  return (
    <Card>
      <h2 className="break-words">{t('consent.decide.switches', { name })}</h2>
      <div className="mt-2 ruled">
        {scopes.map((scope) => (
          <Switch
            key={scope}
            label={t(`consent.scope.${scope}`)}
            hint={<Hint scope={scope} needsForm={needsForm(scope)} />}
            className="py-3"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm" role="status">
        {chosen.length === 0 && t('consent.none', { name })}
      </p>
    </Card>
  );
}

function Hint({ scope, needsForm }: { scope: Scope; needsForm: boolean }): ReactNode {
  return (
    <>
      {t(`consent.scope.${scope}.hint`)}
      {needsForm && <span className="block font-bold">{tForms('forms.needed')}</span>}
    </>
  );
}

/** In a tab of its own: the choices here stay, and so does the secret of the link. */
function TourLink({ name, token }: { name: string; token: string }): ReactNode {
  return (
    <a
      className="inline-flex min-h-12 items-center font-bold text-leaf-deep underline"
      href={`/see-what-they-see#${token}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('consent.tour', { name })}
    </a>
  );
}
