import { type ReactNode, useState } from 'react';
import type { CardCharge } from '#contract/family.ts';
import { offeredScopes } from '#contract/rules/consent.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ConfirmRefusalDialog } from '../ConfirmRefusalDialog.tsx';
import { formatTime } from '../format-time.ts';
import { t as tCard } from '../messages/card/index.ts';
import { t } from '../messages/consent/index.ts';
import { t as tForms } from '../messages/forms/index.ts';
import { ParentHeading } from '../ParentHeading.tsx';
import { CardExplained, type OnlineWay, WayChoice } from './card/WayChoice.tsx';
import type { LinkFormProps } from './link-form.ts';
import { useAnswer } from './use-answer.ts';
import { WaysCard } from './WaysCard.tsx';

/** A parent's answer to the notice: each scope has a switch that starts off, followed by yes or no. */
export function DecideForm(props: LinkFormProps): ReactNode {
  const { name, username, methods, isRestated, provenBy, until, consent } = props.about;
  const answer = useAnswer(props);
  const [asksNo, setAsksNo] = useState(false);
  const { chosen, takesMail, ways, next, error } = answer;
  const takesMore = ways.length > 0;
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
      {takesMail || takesMore ? (
        <Choices
          name={name}
          scopes={offeredScopes.filter((scope) => takesMore || answer.opensByMail(scope))}
          ways={ways}
          needsMore={(scope) => !answer.opensByMail(scope)}
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
      <div role="status" className="empty:absolute">
        {next && <Next next={next} answer={answer} charge={props.about.cardCharge} />}
      </div>
      <AnswerButtons
        label={labelFor({ next, allowsSomething: chosen.length > 0 })}
        takesYes={takesMail || next !== undefined}
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

interface NextProps {
  next: OnlineWay;
  answer: ReturnType<typeof useAnswer>;
  charge: CardCharge | null;
}

/** What the parent has chosen needs more than this page. */
function Next({ next, answer, charge }: NextProps): ReactNode {
  const { ways, opensNow, setWay } = answer;
  return (
    <Callout tone="sky" emoji={next === 'card' ? '💳' : '✍️'}>
      {charge && ways.length > 1 && <WayChoice charge={charge} way={next} onChange={setWay} className="mb-2" />}
      {next === 'card' ? (
        <>
          {charge && <CardExplained charge={charge} />} {opensNow && tCard('card.next.rest')}
        </>
      ) : (
        tForms(opensNow ? 'forms.next.rest' : 'forms.next.text')
      )}
    </Callout>
  );
}

interface NextStep {
  next: OnlineWay | undefined;
  allowsSomething: boolean;
}

function labelFor({ next, allowsSomething }: NextStep): string {
  if (next) return next === 'card' ? tCard('card.next') : tForms('forms.next');
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
  needsMore: (scope: Scope) => boolean;
  ways: readonly OnlineWay[];
  chosen: readonly Scope[];
  onChange: (chosen: readonly Scope[]) => void;
}

function Choices({ name, scopes, needsMore, ways, chosen, onChange }: ChoicesProps): ReactNode {
  return (
    <Card>
      <h2 className="break-words">{t('consent.decide.switches', { name })}</h2>
      <div className="mt-2 ruled">
        {scopes.map((scope) => (
          <Switch
            key={scope}
            label={t(`consent.scope.${scope}`)}
            hint={<Hint scope={scope} needed={needsMore(scope) ? ways : []} />}
            className="py-3"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm empty:absolute" role="status">
        {chosen.length === 0 && t('consent.none', { name })}
      </p>
    </Card>
  );
}

function Hint({ scope, needed }: { scope: Scope; needed: readonly OnlineWay[] }): ReactNode {
  return (
    <>
      {t(`consent.scope.${scope}.hint`)}
      {needed.length > 0 && <span className="block font-bold">{neededText(needed)}</span>}
    </>
  );
}

function neededText(ways: readonly OnlineWay[]): string {
  if (ways.length > 1) return tForms('forms.needed.either');
  return tForms(ways.includes('card') ? 'forms.needed.card' : 'forms.needed');
}

/** Opens a new tab, so that the choices and the link's secret stay here. */
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
