import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import type { Settings } from '#contract/admin.ts';
import type { readHelplines } from '#contract/help.ts';
import { MAIL_WORD_MAX, type SetupStep } from '#contract/rules/set-up.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import { useOperatorFacts } from '#web/help/queries.ts';
import { ownCountry } from '#web/safety/comfort/country.ts';
import { useHelplines } from '#web/safety/comfort/queries.ts';
import { findCountry } from '#web/safety/moderation/casework/country.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { CountriesForm } from '../CountriesForm.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { InviteForm } from '../InviteForm.tsx';
import { t } from '../messages/index.ts';
import { OperatorForm } from '../OperatorForm.tsx';
import { useAnswerTestMail, useChangeSettings, useTestMail } from '../queries.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';

interface StepProps {
  step: SetupStep;
  settings: Settings;
  onDone: () => void;
}

/** The form of one set-up step. Each step is saved on its own and marked as done. */
export function SetupStepForm(props: StepProps): ReactNode {
  const { step, settings, onDone } = props;
  const extraChanges = { stepDone: step };
  const form = {
    settings,
    extraChanges,
    onSaved: onDone,
    send: t('admin.setup.next'),
    label: t(`admin.setup.${step}`),
  };
  switch (step) {
    case 'name':
      return <OperatorForm {...form} names={['operatorName', 'operatorAddress']} />;
    case 'contact':
      return <OperatorForm {...form} names={['contactEmail', 'onDutyNote']} />;
    case 'mail':
      return <MailStep {...props} />;
    case 'consent':
      return <ConsentStep {...props} />;
    case 'staff':
      return (
        <>
          <p className="mb-4 text-ink-soft">{t('admin.setup.staffText')}</p>
          <InviteForm />
          <NextButton {...props} />
        </>
      );
    case 'helplines':
      return <HelplinesStep {...form} isDone={settings.stepsDone.includes(step)} />;
    case 'retention':
      return <RetentionStep {...props} />;
  }
}

type HelplinesStepProps = Omit<ComponentProps<typeof CountriesForm>, 'own'> & { isDone: boolean };

/** With all countries, a child in need would have to look for their own among many. */
function HelplinesStep({ isDone, ...form }: HelplinesStepProps): ReactNode {
  const { data, isPending } = useHelplines(!isDone);
  if (isDone) return <CountriesForm {...form} />;
  if (isPending) return <Skeleton lines={4} />;
  return <CountriesForm {...form} own={data && operatorsCountry(data)} />;
}

/** The one of the configuration, else where the operator's clock or language is at home. */
function operatorsCountry({ country, countries }: Returns<typeof readHelplines>): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return country ?? findCountry(timeZone, countries) ?? ownCountry(null, countries);
}

function MailStep(props: StepProps): ReactNode {
  const { contactEmail, canSendMail, isDevelopersMachine, isMailTested } = props.settings;
  if (!canSendMail)
    return (
      <>
        <Callout tone="sun" emoji="📭">
          {t(isDevelopersMachine ? 'admin.setup.mailNowhere' : 'admin.setup.mailBlocked')}
        </Callout>
        {isDevelopersMachine && <NextButton {...props} />}
      </>
    );
  if (contactEmail === null) return <p>{t('admin.setup.mailFirst')}</p>;
  return (
    <>
      <p className="text-ink-soft">{t('admin.setup.mailText', { email: contactEmail })}</p>
      <MailTest />
      {isMailTested && (
        <>
          <p role="status" className="mt-4 font-bold">
            {t('admin.setup.mailTested', { email: contactEmail })}
          </p>
          <NextButton {...props} />
        </>
      )}
    </>
  );
}

function MailTest(): ReactNode {
  const test = useTestMail();
  const answer = useAnswerTestMail();
  const [word, setWord] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!answer.isPending) answer.mutate(word, { onSuccess: () => setWord('') });
  };
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      <ErrorCallout error={test.error} />
      <Button look="secondary" pending={test.isPending} onClick={() => test.mutate()}>
        {t(test.isSuccess ? 'admin.setup.mailAgain' : 'admin.setup.mailSend')}
      </Button>
      <p role="status">{test.isSuccess && t('admin.setup.mailSent')}</p>
      <form
        noValidate
        onSubmit={submit}
        className="flex w-full flex-col items-start gap-4"
        aria-label={t('admin.setup.mail')}
      >
        <Field
          label={t('admin.setup.mailWord')}
          hint={t('admin.setup.mailWordHint')}
          maxLength={MAIL_WORD_MAX}
          autoComplete="off"
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <ErrorCallout error={answer.error} />
        <Button type="submit" pending={answer.isPending}>
          {t('admin.setup.mailCheck')}
        </Button>
      </form>
    </div>
  );
}

function ConsentStep(props: StepProps): ReactNode {
  const { consentAge, consentMethods } = props.settings;
  return (
    <>
      <p>{t('admin.setup.consentText', { age: consentAge })}</p>
      <ul className="mt-2 list-disc ps-6">
        {consentMethods.map((method) => (
          <li key={method}>{t(`admin.setup.consent.${method}`)}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-sm">{t('admin.setup.consentHint')}</p>
      <NextButton {...props} />
    </>
  );
}

function RetentionStep(props: StepProps): ReactNode {
  const facts = useOperatorFacts();
  return (
    <WhenLoaded of={facts}>
      {({ sessionIdleHours, sessionDays, signUpHours, contactDays, chatDays }) => (
        <>
          <ul className="list-disc ps-6">
            <li>{t('admin.setup.retention.child', { days: chatDays })}</li>
            <li>{t('admin.setup.retention.session', { hours: sessionIdleHours, days: sessionDays })}</li>
            <li>{t('admin.setup.retention.signUp', { hours: signUpHours })}</li>
            <li>{t('admin.setup.retention.contactMessages', { days: contactDays })}</li>
          </ul>
          <p className="mt-2 text-ink-soft">{t('admin.setup.retentionText')}</p>
          <Button look="ghost" to="/privacy?for=grown-ups">
            {t('admin.setup.privacy')}
          </Button>
          <NextButton {...props} />
        </>
      )}
    </WhenLoaded>
  );
}

function NextButton({ step, onDone, label }: StepProps & { label?: string }): ReactNode {
  const change = useChangeSettings();
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <ErrorCallout error={change.error} />
      <Button pending={change.isPending} onClick={() => change.mutate({ stepDone: step }, { onSuccess: onDone })}>
        {label ?? t('admin.setup.goOn')}
      </Button>
    </div>
  );
}
