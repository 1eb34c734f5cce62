import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { CODE_LENGTH } from '#contract/accounts.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { CodeField } from '#web/ui/controls/CodeField.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/index.ts';
import type { useVerifyEmail } from '../queries.ts';
import type { PendingSignUpWithUsername } from './pending.ts';

interface CodeFormProps {
  pending: PendingSignUpWithUsername;
  verify: ReturnType<typeof useVerifyEmail>;
  onClose: () => void;
}

/** The address that the code was sent to, and the field for the code. */
export function CodeForm({ pending, verify, onClose }: CodeFormProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');
  const isComplete = code.length === CODE_LENGTH;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isComplete || verify.isPending) return;
    verify.mutate(
      { signupId: pending.signupId, code },
      { onError: () => box.current?.querySelector('input')?.focus() },
    );
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <SentTo email={pending.email} />
      <div ref={box}>
        <CodeField
          label={t('accounts.verify.code')}
          length={CODE_LENGTH}
          value={code}
          onChange={(next) => {
            setCode(next);
            if (verify.isError) verify.reset();
          }}
          error={verify.error ? sentenceFor(verify.error) : undefined}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow" disabled={!isComplete} pending={verify.isPending}>
          {t('accounts.verify.send')}
        </Button>
        <Button look="secondary" className="max-sm:grow" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Does not look like a field, because it cannot be changed. */
function SentTo({ email }: { email: string }): ReactNode {
  return (
    <p className="flex items-center gap-3 rounded-button bg-tone-soft px-4 py-2">
      <Emoji of="💌" size={32} />
      <span className="min-w-0 text-sm">
        {t('accounts.verify.email')} <bdi className="block break-all font-bold text-base text-tone-deep">{email}</bdi>
      </span>
    </p>
  );
}
