import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { userKey } from '#web/app/query-client.ts';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { CrossIcon } from '#web/ui/controls/icons.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/closed/index.ts';

/** A friendly note that Lilypad closes soon. It can be dismissed so that it covers nothing, and returns for the last minute. */
export function ClosingNote({ user }: { user: User }): ReactNode {
  const minutes = useMinutesLeft(user.closing?.secondsLeft);
  const isOver = user.closed?.mayFinish === true;
  const [seen, setSeen] = useState<string>();
  const stage = isOver ? 'over' : minutes !== undefined && minutes <= 1 ? 'last' : 'soon';
  if ((minutes === undefined && !isOver) || seen === stage) return null;
  return (
    <div className="pointer-events-none fixed inset-x-3 top-(--below-toast) z-45 flex justify-center">
      <div
        role="status"
        className="pointer-events-auto flex max-w-120 animate-rise items-center gap-3 rounded-card border-2 border-grape bg-card py-2 ps-4 pe-2"
      >
        <Pip size={40} mood="sleeping" className="shrink-0" />
        <p className="min-w-0 font-bold">
          {isOver ? t('family.closing.over') : t('family.closing.minutes', { count: minutes ?? 1 })}
        </p>
        <IconButton label={t('ui.close')} onClick={() => setSeen(stage)}>
          <CrossIcon />
        </IconButton>
      </div>
    </div>
  );
}

/** Counted from when the answer arrived, because the device's clock may be wrong. Checks again at the end. */
function useMinutesLeft(secondsLeft: number | undefined): number | undefined {
  const client = useQueryClient();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (secondsLeft === undefined) return;
    const since = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - since) / 1000)), 5000);
    const end = setTimeout(() => void client.invalidateQueries({ queryKey: userKey }), secondsLeft * 1000 + 1000);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [client, secondsLeft]);
  return secondsLeft === undefined ? undefined : Math.max(1, Math.ceil((secondsLeft - passed) / 60));
}
