import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { signInPath } from '#web/app/session/sign-in-path.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { CodeField } from '#web/ui/controls/CodeField.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { t } from '../messages/index.ts';
import { type SignedIn, useTakeSecondStep } from './queries.ts';

const DIGITS = 6;

interface SecondStepFormProps {
  /** The app has just been given its secret, so there are no recovery codes yet. */
  isFirst?: boolean;
  onDone: (signedIn: SignedIn) => void;
}

/** The code of the app, or one from paper. */
export function SecondStepForm({ isFirst = false, onDone }: SecondStepFormProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const take = useTakeSecondStep();
  const [code, setCode] = useState('');
  const [hasPhone, setHasPhone] = useState(true);
  const isWhole = hasPhone ? code.length === DIGITS : code.trim().length >= DIGITS;
  const change = (next: string): void => {
    setCode(next);
    if (take.isError) take.reset();
  };
  const retype = (): void => {
    setCode('');
    box.current?.querySelector('input')?.focus();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isWhole && !take.isPending) take.mutate(code, { onSuccess: onDone, onError: retype });
  };
  const turn = (): void => {
    change('');
    setHasPhone(!hasPhone);
  };
  const isOver = take.error instanceof ApiError && take.error.code === 'sign_in_required';
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={t('staff.step.title')}>
      <div ref={box}>
        <CodeInput
          phone={hasPhone}
          value={code}
          error={take.error ? sentenceFor(take.error) : undefined}
          onChange={change}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {isOver ? (
          <Button to={signInPath('/staff', '')}>{t('staff.step.startAgain')}</Button>
        ) : (
          <Button type="submit" className="grow" disabled={!isWhole} pending={take.isPending}>
            {t('staff.step.send')}
          </Button>
        )}
        {!isFirst && (
          <Button look="ghost" onClick={turn}>
            {t(hasPhone ? 'staff.step.lost' : 'staff.step.found')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface CodeOfProps {
  phone: boolean;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

function CodeInput({ phone, onChange, ...field }: CodeOfProps): ReactNode {
  if (phone)
    return (
      <CodeField
        {...field}
        label={t('staff.step.code')}
        hint={t('staff.step.codeHint')}
        length={DIGITS}
        onChange={onChange}
      />
    );
  return (
    <Field
      {...field}
      label={t('staff.step.recovery')}
      hint={`${t('staff.step.recoveryHint')} ${t('staff.step.operator')}`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
