import type { ReactNode } from 'react';
import type { Comment } from '#contract/comments.ts';
import { sentenceFor } from '#web/app/api.ts';
import { ReportButton } from '#web/safety/ReportButton.tsx';
import { useIsReported } from '#web/safety/reported.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { Author } from '../Author.tsx';
import { Heart } from '../hearts/Heart.tsx';
import { t } from '../messages/comments/index.ts';
import { HiddenComment, HideCommentButton } from './HideComment.tsx';
import { useLikeComment } from './queries.ts';

interface CommentRowProps {
  comment: Comment;
  /** The reader wrote the post. */
  canHide: boolean;
  /** Of the post. */
  authorId: string;
}

/** One comment, its words below the name. Held ones cannot be liked or reported. */
export function CommentRow({ comment, canHide, authorId }: CommentRowProps): ReactNode {
  const { id, user, content, status, createdAt } = comment;
  const title = t('posts.comments.of', { name: user.displayName });
  if (useIsReported(id)) return null;
  if (comment.isHidden) return <HiddenComment comment={comment} title={title} />;
  return (
    <Card as="li" padding="small" aria-label={title}>
      <Author
        user={user}
        at={createdAt}
        size={40}
        aside={user.id === authorId && <Chip tone="leaf">{t('posts.comments.author')}</Chip>}
      />
      <div className="sm:ps-13">
        <p dir="auto" className="wrap-anywhere mt-2 whitespace-pre-line">
          <EmojiText>{content}</EmojiText>
        </p>
        {status === 'held' ? (
          <Chip tone="sun" className="mt-2">
            <Emoji of="⏳" /> {t('posts.waiting')}
          </Chip>
        ) : (
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <CommentHeart comment={comment} />
            <span className="flex-1" />
            {canHide && <HideCommentButton comment={comment} />}
            <ReportButton targetType="comment" targetId={id} authorId={user.id} title={title} className="-me-2" />
          </div>
        )}
      </div>
    </Card>
  );
}

function CommentHeart({ comment }: { comment: Comment }): ReactNode {
  const { mutate, isPending } = useLikeComment(comment, (error) => {
    playSound('error');
    showToast({ title: t('posts.like.failed'), description: sentenceFor(error), tone: 'destructive' });
  });
  return <Heart liked={comment.liked} count={comment.likesCount} pending={isPending} onToggle={mutate} />;
}
