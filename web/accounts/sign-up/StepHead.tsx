import type { ReactNode } from 'react';
import { ReadAloud } from '#web/ui/sound/ReadAloud.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import type { SignUp } from './sign-up.ts';
import { type Step, steps } from './sign-up-steps.ts';

/** The progress: as lily pads, and in the heading for screen readers. In one line on a laptop, where the height is short. */
export function StepHead({ form }: { form: SignUp }): ReactNode {
  const where = t('accounts.signUp.step', { step: form.step, steps: steps.length });
  return (
    <div className="wide:flex wide:flex-row-reverse wide:items-center wide:gap-x-4">
      <div aria-hidden="true" className="accounts-where flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-display font-semibold text-leaf-deep wide:hidden">{where}</span>
        <span className="flex items-center">
          {steps.map((step) => (
            <Pad key={step} step={step} now={form.step} />
          ))}
        </span>
      </div>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <h2 tabIndex={-1} className="accounts-step-title min-w-0">
          <span className="sr-only">{where}: </span>
          {stepTitle(form)}
        </h2>
        <ReadAloud className="-my-2 shrink-0" />
      </div>
    </div>
  );
}

function stepTitle({ step, asked }: SignUp): string {
  if (step === 1) return t('accounts.signUp.you');
  if (step === 2) return t('accounts.signUp.pond');
  return t(asked === 'child' ? 'accounts.signUp.own' : 'accounts.signUp.grownUp');
}

/** A leaf with its notch, and before it the water that was crossed. */
function Pad({ step, now }: { step: Step; now: Step }): ReactNode {
  const isReached = step <= now;
  return (
    <>
      {step > 1 && <span className={cx('accounts-hop rounded-full', isReached ? 'bg-leaf' : 'bg-line')} />}
      <span
        className={cx(
          'accounts-pad relative inline-flex items-center justify-center font-bold font-display text-label',
          isReached ? 'text-on-tone' : 'text-ink-soft',
          step === now && 'accounts-pad-now',
        )}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 32 32"
          className={cx('accounts-leaf absolute inset-0 size-full', isReached && 'accounts-leaf-reached')}
        >
          <path d="M21 10 28.3 7.4A15 15 0 1 1 23.5 3Z" />
        </svg>
        <span className="relative">{step < now ? <Tick /> : step}</span>
      </span>
    </>
  );
}

function Tick(): ReactNode {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" fill="none">
      <path
        d="m4 9.5 3.5 3.5L14 6"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
