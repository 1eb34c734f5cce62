import type { ReactNode } from 'react';
import type { ReleasedPost } from '#contract/posts.ts';
import { MomentCard } from '#web/app/moments/MomentCard.tsx';
import { MyPip } from '#web/app/session/MyPip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { t } from '../messages/index.ts';

interface StoryOutCardProps {
  /** At least one. */
  posts: readonly ReleasedPost[];
  onClose: () => void;
}

/** Others can read it now: what it is, what it has earned, and the way to it. */
export function StoryOutCard({ posts, onClose }: StoryOutCardProps): ReactNode {
  const [first] = posts;
  const isOne = posts.length === 1;
  const points = posts.reduce((sum, { pointsAwarded }) => sum + pointsAwarded, 0);
  return (
    <MomentCard
      tone="leaf"
      sound="success"
      title={isOne ? t('posts.out') : t('posts.out.many', { count: posts.length })}
      onClose={onClose}
      picture={<MyPip mood="cheering" size={56} />}
      action={
        <>
          <Button look="secondary" to={isOne ? `/post/${first?.id}/comments` : '/profile'} onClick={onClose}>
            {isOne ? t('posts.out.see') : t('posts.out.seeAll')}
          </Button>
          {points > 0 && (
            <Chip tone="sun">
              <Emoji of="⭐" /> {t('posts.out.points', { count: points })}
            </Chip>
          )}
        </>
      }
    >
      <span dir="auto" className="line-clamp-1 font-bold sm:line-clamp-2 text-ink">
        <EmojiText>{posts.map(({ title }) => title).join(' · ')}</EmojiText>
      </span>
      {/* On a phone the card stays low: it lies over what the child reads. */}
      <span className="max-sm:sr-only">{t('posts.out.text')}</span>
    </MomentCard>
  );
}
