import type { ReactNode } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from './messages/index.ts';
import { useChooseLeaderboards, useLeaderboardChoice } from './queries.ts';

/** Joins or leaves leaderboards. A child can always leave, but only join where consent allows it. */
export function LeaderboardSwitch({ isPage = false }: { isPage?: boolean }): ReactNode {
  const { data } = useLeaderboardChoice();
  const choose = useChoose();
  if (!data) return null;
  const { isOn, mayJoin } = data;
  return (
    <div
      data-tone="leaf"
      className={cx(
        isPage ? 'rounded-card border-2 border-line bg-card px-5 py-2 sm:px-6' : 'border-line border-t-2 pt-2',
      )}
    >
      <Switch
        label={t('rewards.boards.switch')}
        hint={t(mayJoin ? 'rewards.boards.switch.hint' : 'rewards.boards.askGrownUp')}
        checked={isOn && mayJoin}
        disabled={!mayJoin || choose.isPending}
        onChange={(event) => choose.run(event.target.checked)}
      />
    </div>
  );
}

export function useChoose() {
  const { mutate, isPending } = useChooseLeaderboards();
  const run = (isOn: boolean): void =>
    mutate(isOn, {
      onError: (error) =>
        showToast({ title: t('rewards.boards.saveFailed'), description: sentenceFor(error), tone: 'destructive' }),
    });
  return { run, isPending };
}
