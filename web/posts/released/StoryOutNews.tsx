import { useEffect } from 'react';
import { onSocketMessage } from '#web/app/socket/messages.ts';

/** Tells the author at once, on whatever page they are, that a story is out. Its code loads when there is something to tell. */
export function StoryOutNews(): null {
  useEffect(
    () =>
      onSocketMessage((message) => {
        if (message.type === 'post_out')
          void import('./say-story-is-out.ts').then(({ sayStoryIsOut }) => sayStoryIsOut()).catch(() => undefined);
      }),
    [],
  );
  return null;
}
