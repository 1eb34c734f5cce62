import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { t } from '../messages/index.ts';
import { challengeKey } from '../queries.ts';

/** The server pays with the last item, so claiming only reloads (docs/product-decisions.md, P31). */
function claimReward(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: challengeKey });
  showToast({
    title: t('rewards.challenges.toast'),
    description: t('rewards.challenges.toast.text'),
    tone: 'success',
    emoji: '🎁',
  });
}

export function useClaim(): () => void {
  const client = useQueryClient();
  return () => claimReward(client);
}
