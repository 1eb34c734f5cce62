import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { onSocketMessage } from '#web/app/socket/messages.ts';
import { type WaitingPostsAnswer, waitingPostsKey } from '../queries.ts';
import { loadReleased } from './queries.ts';

/**
 * Celebrates reviewed stories that are out, on whatever page their author is, but not over the note about a suspension. Its code
 * loads when there is something to tell.
 */
export function StoryOutNews(): null {
  const client = useQueryClient();
  const { user } = useSession();
  const { data } = useQuery<WaitingPostsAnswer>({ queryKey: waitingPostsKey, queryFn: skipToken });
  const released = data?.released;

  useEffect(() => onSocketMessage(({ type }) => type === 'post_out' && void loadReleased(client)), [client]);

  useEffect(() => {
    if (user && !user.suspendedUntil && released?.length)
      void import('./celebrate-stories.ts')
        .then(({ celebrateStories }) => celebrateStories(released))
        .catch(() => undefined);
  }, [released, user]);

  return null;
}
