import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { onSocketMessage } from '#web/app/socket/messages.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from './messages/new-stories/index.ts';

/** Leads to what buddies have written while the feed was open. Cards never move under a child's thumb, so it waits for a tap. */
export function NewStories(): ReactNode {
  const [path] = useLocation();
  const [stories, setStories] = useState<readonly string[]>([]);
  useEffect(
    () =>
      onSocketMessage((message) => {
        if (message.type !== 'buddy_story') return;
        const { postId } = message;
        setStories((before) => [...before.filter((id) => id !== postId), postId]);
      }),
    [],
  );
  const read = (): void => {
    setStories([]);
    scrollTo({ top: 0, behavior: 'instant' });
  };
  if (path !== '/') return null;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-(--below-bars) z-30 mt-8 flex justify-center">
      {stories.length > 0 && (
        <Button
          to={`/?post=${stories.at(-1)}`}
          onClick={read}
          className="pointer-events-auto animate-fade rounded-full!"
        >
          {t('posts.newStories', { count: stories.length })}
        </Button>
      )}
    </div>
  );
}
