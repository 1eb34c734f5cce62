import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ReleasedPost } from '#contract/posts.ts';
import { celebrateLevel } from '#web/points/level-ups.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import { useViewReleasedPost } from './queries.ts';

/** "Your story is out!": shown once on one device, and then until the child leaves the page or closes it. */
export function ReleasedPosts({ posts }: { posts: readonly ReleasedPost[] }): ReactNode {
  const [shown, setShown] = useState<readonly ReleasedPost[]>([]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const fresh = posts.filter(({ id }) => !shown.some((one) => one.id === id));
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  return shown
    .filter(({ id }) => !closed.has(id))
    .map((post) => <StoryOut key={post.id} post={post} onClose={() => setClosed(new Set([...closed, post.id]))} />);
}

function StoryOut({ post, onClose }: { post: ReleasedPost; onClose: () => void }): ReactNode {
  const { id, title, pointsAwarded: points, newLevel } = post;
  const heading = useId();
  useCelebration(post);
  return (
    <Card tone="leaf" fill="soft" aria-labelledby={heading}>
      <div className="flex items-start gap-4">
        <Pip mood="cheering" size={88} className="-mt-1 shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 id={heading}>{t('posts.out')}</h2>
          <p dir="auto" className="wrap-anywhere mt-1 font-bold">
            <EmojiText>{title}</EmojiText>
          </p>
          <p className="mt-1">{t('posts.out.text')}</p>
          {(points > 0 || newLevel !== undefined) && (
            <p className="mt-3 flex flex-wrap gap-2">
              {points > 0 && (
                <Chip tone="sun">
                  <Emoji of="⭐" /> {t('posts.out.points', { count: points })}
                </Chip>
              )}
              {newLevel !== undefined && (
                <Chip tone="grape">
                  <Emoji of="🎉" /> {t('posts.out.level', { level: newLevel })}
                </Chip>
              )}
            </p>
          )}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button to={`/post/${id}/comments`}>{t('posts.out.see')}</Button>
        <Button look="ghost" onClick={onClose}>
          {t('posts.out.close')}
        </Button>
      </div>
    </Card>
  );
}

/** Once for each story: the points came while nobody may have been here. */
function useCelebration({ id, pointsAwarded, newLevel }: ReleasedPost): void {
  const { mutate: view } = useViewReleasedPost();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    view(id);
    if (newLevel !== undefined) celebrateLevel(newLevel);
    else if (pointsAwarded > 0) playSound('success');
  }, [id, pointsAwarded, newLevel, view]);
}
