import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/index.ts';
import { MissingFields } from './MissingFields.tsx';
import type { SignUp } from './sign-up.ts';

/** One main action a step: Next, and at the end the code. */
export function StepButtons({ form }: { form: SignUp }): ReactNode {
  const { step } = form;
  return (
    <>
      {step === 3 && <MissingFields form={form} />}
      <div className="flex gap-3">
        {step > 1 && (
          <Button
            look="secondary"
            size="large"
            className="max-sm:px-4"
            onMouseDown={keepFocus}
            onClick={() => form.goTo(step === 3 ? 2 : 1)}
          >
            <BackArrow />
            <span className="max-sm:sr-only">{t('accounts.signUp.back')}</span>
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          className="grow max-sm:px-4"
          onMouseDown={keepFocus}
          onClick={ignoreSecondTap}
          disabled={step === 3 && !form.canSend}
          pending={form.isSending || form.isWaiting}
        >
          {t(step === 3 ? 'accounts.signUp.send' : 'accounts.signUp.next')}
        </Button>
      </div>
    </>
  );
}

// Otherwise the blurred field may show its error, which moves the button away from under the pointer.
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

// A double tap would also submit the next step, which is still empty.
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

function BackArrow(): ReactNode {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" className="accounts-back">
      <path
        d="M19 12H5m6-6-6 6 6 6"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
