import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/index.ts';
import { isGone, useJoinGame } from '../queries.ts';
import { toastJoined } from '../toasts.ts';
import { useEnterGame } from '../use-enter-game.ts';

/** Joins a private game with its invite code. */
export function JoinBox(): ReactNode {
  const [code, setCode] = useState('');
  const { onSuccess, onError } = useEnterGame(toastJoined, 'together.error.join');
  const { mutate, reset, isPending, error } = useJoinGame(onSuccess);
  const inviteCode = code.trim();
  const join = (event: SubmitEvent): void => {
    event.preventDefault();
    if (inviteCode !== '') mutate({ inviteCode }, { onError });
  };
  return (
    <Card tone="sun" padding="small" className="wide:col-start-2 wide:row-start-1">
      <form onSubmit={join} className="flex flex-wrap items-end gap-3">
        <Field
          className="min-w-[min(100%,11rem)] flex-1"
          label={t('together.code')}
          error={isGone(error) ? t('together.code.notFound') : undefined}
          placeholder="FROG-2K7P"
          name="inviteCode"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          onChange={(event) => {
            setCode(event.target.value.toUpperCase());
            reset();
          }}
        />
        <Button type="submit" tone="leaf" disabled={inviteCode === ''} pending={isPending}>
          {t('together.code.join')}
        </Button>
      </form>
    </Card>
  );
}
