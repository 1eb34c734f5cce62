import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { FormProblem } from '../FormProblem.tsx';
import { focusFirstInvalid } from '../focus-first-invalid.ts';
import { t } from '../messages/index.ts';
import { type PipReaction, usePipReaction } from '../pip-reaction.ts';
import { useSignUpTerms } from '../queries.ts';
import type { PendingSignUpWithUsername } from '../verification/pending.ts';
import { AboutYouStep } from './AboutYouStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { pipAt } from './pip-at-sign-up-step.ts';
import { StepButtons } from './StepButtons.tsx';
import { StepHead } from './StepHead.tsx';
import { type SignUp, useSignUp } from './sign-up.ts';
import type { Step } from './sign-up-steps.ts';
import { UsernameStep } from './username/UsernameStep.tsx';

const CONSENT_AGE = 13;
const parts = { 1: AboutYouStep, 2: UsernameStep, 3: EmailStep } as const;

interface SignUpFormProps {
  onSent: (pending: PendingSignUpWithUsername) => void;
  onReaction: (reaction: PipReaction) => void;
}

/** The sign-up form in three steps. Asks for a parent if the birth date requires one. */
export function SignUpForm({ onSent, onReaction }: SignUpFormProps): ReactNode {
  const { data: terms } = useSignUpTerms();
  const form = useSignUp(terms?.consentAge ?? CONSENT_AGE, onSent);
  const isClosed = terms?.isOpen === false;
  usePipReaction(isClosed ? sleeping() : pipAt(form), onReaction);
  return isClosed ? <Closed /> : <Steps form={form} />;
}

function Steps({ form }: { form: SignUp }): ReactNode {
  const box = useStepFocus(form);
  const isBack = useIsBack(form.step);
  const Part = parts[form.step];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (form.isSending || form.isWaiting) return;
    if (form.step < 3) form.goOn();
    else if (form.canSend) form.submit();
  };
  return (
    <form
      ref={box}
      noValidate
      onSubmit={send}
      aria-label={t('accounts.signUp')}
      className="flex flex-col gap-5 wide:gap-4"
    >
      <StepHead form={form} />
      <div
        key={form.step}
        className={cx('accounts-step flex flex-col gap-5 wide:gap-4', isBack && 'accounts-step-back')}
      >
        <Part form={form} />
      </div>
      <StepButtons form={form} />
      <FormProblem>{form.problem}</FormProblem>
    </form>
  );
}

function useIsBack(step: Step): boolean {
  const [shown, setShown] = useState({ step, isBack: false });
  if (shown.step !== step) setShown({ step, isBack: step < shown.step });
  return shown.isBack;
}

/** Focuses the heading of a new step, or the first invalid field after a failed attempt. */
function useStepFocus({ step, failures }: SignUp) {
  const box = useRef<HTMLFormElement>(null);
  const shown = useRef({ step, failures });
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, failures };
    if (failures > before.failures) focusFirstInvalid(box.current);
    else if (step !== before.step) focusHeading(box.current);
  }, [step, failures]);
  return box;
}

function focusHeading(form: HTMLFormElement | null): void {
  const heading = form?.querySelector<HTMLElement>('h2');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}

function sleeping(): PipReaction {
  return { mood: 'sleeping', title: t('accounts.signUp.closedTitle'), says: t('accounts.signUp.pipClosed') };
}

function Closed(): ReactNode {
  return (
    <>
      <div role="status">
        <h2>{t('accounts.signUp.closed')}</h2>
        <p className="mt-2">{t('accounts.signUp.closedText')}</p>
      </div>
      <Button to="/contact" className="mt-4">
        {t('accounts.signUp.closedAsk')}
      </Button>
    </>
  );
}
