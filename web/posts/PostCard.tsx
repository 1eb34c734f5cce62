import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { pipPoseAddress } from '#contract/art/pip/address.ts';
import type { Post } from '#contract/posts.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from '#contract/rules/paper.ts';
import { sentenceFor } from '#web/app/api.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { ReportButton } from '#web/safety/ReportButton.tsx';
import { useIsReported } from '#web/safety/reported.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { BubbleMark } from '#web/ui/controls/marks.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Optional } from '#web/ui/layout/Optional.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { Author } from './Author.tsx';
import { Heart } from './hearts/Heart.tsx';
import { useLikePost } from './hearts/queries.ts';
import { KindWords } from './kind-words/KindWords.tsx';
import { ReceivedKindWords } from './kind-words/ReceivedKindWords.tsx';
import { getBadge } from './kinds.ts';
import { t } from './messages/index.ts';
import { usePostWithChanges } from './post-changes.ts';
import { ReadToMe } from './ReadToMe.tsx';
import { Words } from './Words.tsx';

// Own posts are rare among those of others.
const DeletePostButton = lazyPage(() => import('./DeletePostButton.tsx').then((file) => file.DeletePostButton));

interface PostCardProps {
  post: Post;
  /** It has a page to itself: shown whole, and the way to that page is left out. */
  alone?: boolean | undefined;
}

/** What a child has written, to be read, liked and talked about. */
export function PostCard({ post: given, alone = false }: PostCardProps): ReactNode {
  const id = useId();
  const post = usePostWithChanges(given);
  const isTold = useIsReported(post.id);
  if (isTold || post.isGone) return null;
  const Title = alone ? 'h1' : 'h2';
  return (
    <Card as="article" aria-labelledby={`${id}-title`}>
      <Author user={post.user} at={post.createdAt} aside={<Badge category={post.category} />} />
      {post.user.avatar.pip !== undefined && <AuthorsPip pip={post.user.avatar.pip} />}
      <Title id={`${id}-title`} dir="auto" className="mt-4">
        <EmojiText>{post.title}</EmojiText>
      </Title>
      {post.imageUrl !== null && (
        <img
          src={post.imageUrl}
          alt={t('posts.drawingBy', { name: post.user.displayName, title: post.title })}
          width={PAPER_WIDTH}
          height={PAPER_HEIGHT}
          loading="lazy"
          decoding="async"
          className="mt-3 h-auto w-full rounded-button border-2 border-line bg-mist object-contain"
        />
      )}
      <Words text={post.content} whole={alone} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <PostHeart post={post} />
        {!alone && <Talk post={post} />}
        <div className="-me-3 ms-auto inline-flex items-center">
          <ReadToMe text={`${post.title}. ${post.content}`} />
          {post.can.delete ? (
            <Optional instead={<span className="size-12" />}>
              <DeletePostButton post={post} leads={alone} />
            </Optional>
          ) : (
            <ReportButton targetType="post" targetId={post.id} authorId={post.user.id} title={post.title} />
          )}
        </div>
      </div>
      {post.can.delete ? <ReceivedKindWords post={post} /> : <KindWords post={post} alone={alone} />}
    </Card>
  );
}

/** Shown at once, and taken back when the server says no. */
function PostHeart({ post }: { post: Post }): ReactNode {
  const { mutate, isPending } = useLikePost(post, (error) => {
    playSound('error');
    showToast({ title: t('posts.like.failed'), description: sentenceFor(error), tone: 'destructive' });
  });
  return <Heart liked={post.liked} count={post.likesCount} pending={isPending} onToggle={mutate} />;
}

function Talk({ post: { id, commentsCount: count } }: { post: Post }): ReactNode {
  return (
    <Link
      to={`/post/${id}/comments`}
      className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-line px-4 font-bold font-display text-ink-soft transition-colors hover:bg-mist active:scale-95"
    >
      <BubbleMark />
      <span aria-hidden="true" className="even-digits">
        {count.toLocaleString(currentLocale())}
      </span>
      <span className="sr-only">{t('posts.comments', { count })}</span>
    </Link>
  );
}

/** The author's own frog sits beside their words. */
function AuthorsPip({ pip }: { pip: string }): ReactNode {
  return (
    <img
      src={pipPoseAddress({ pip, pose: 'sit' })}
      alt=""
      width={84}
      height={84}
      loading="lazy"
      decoding="async"
      className="float-end ms-3 mt-2"
    />
  );
}

function Badge({ category }: { category: Post['category'] }): ReactNode {
  const { emoji, tone, label } = getBadge(category);
  return (
    <Chip tone={tone} className="min-w-0 wrap-anywhere">
      <Emoji of={emoji} /> {t(label)}
    </Chip>
  );
}
