import { createComment, likeComment } from '#contract/comments.ts';
import { createPost, likePost } from '#contract/posts.ts';
import { HOUR, later } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import type { Chance } from './chance.ts';
import type { Child } from './child.ts';
import { whenAwake } from './days.ts';
import type { Demo } from './demo.ts';
import type { Diary } from './diary.ts';
import { type PostWords, type StoryWords, toBand } from './words.ts';

/** A story that a child has sent. */
export interface Story {
  readonly id: string;
  /** It needs no review. */
  readonly isOut: boolean;
  readonly author: Child;
  readonly words: StoryWords | PostWords;
}

export async function handIn(author: Child, words: StoryWords): Promise<Story> {
  const { title, content, category, drawing } = words;
  const picture = drawing ? { drawing } : {};
  const body = { clientId: newId(), title, content, category, ...picture };
  const { post, status } = await author.does(createPost, { body });
  return { id: post.id, isOut: status === 'published', author, words };
}

/** Buddies read a published story: likes and comments follow over the next two days. */
export function answerTo({ clock }: Demo, diary: Diary, chance: Chance, story: Story): void {
  const { id, author, words } = story;
  for (const buddy of author.buddies) {
    if (!chance.percent(55)) continue;
    const at = whenAwake(later(clock.now(), chance.between(0.3, 36) * HOUR));
    diary.schedule(at, `${buddy.words.username} likes “${words.title}”`, async () => {
      if (buddy.isFree && author.isFree) await buddy.does(likePost, { params: { id } });
    });
  }
  if ('comments' in words)
    scheduleNextComment({ clock }, diary, chance, { story, left: words.comments, spoken: [], isHeld: false });
}

interface CommentThread {
  readonly story: Story;
  readonly left: readonly string[];
  readonly spoken: readonly Child[];
  /** The last comment waits for review. */
  readonly isHeld: boolean;
}

const ANSWER = '> ';

/** One after the other, because an answer follows a comment. */
function scheduleNextComment(
  { clock }: Pick<Demo, 'clock'>,
  diary: Diary,
  chance: Chance,
  thread: CommentThread,
): void {
  const { story, left, spoken, isHeld } = thread;
  const [line, ...rest] = left;
  if (line === undefined) return;
  const { id, author, words } = story;
  const at = whenAwake(later(clock.now(), (isHeld ? chance.between(6, 18) : chance.between(0.2, 7)) * HOUR));
  diary.schedule(at, `a comment on “${words.title}”`, async () => {
    const isAnswer = line.startsWith(ANSWER);
    const writer = isAnswer ? author : chooseWriter(chance, author, spoken);
    if (!author.isFree || !writer || (isAnswer && spoken.length === 0)) return;
    const content = isAnswer ? line.slice(ANSWER.length) : line;
    const { comment } = await writer.does(createComment, { params: { id }, body: { clientId: newId(), content } });
    const isOut = comment.status === 'published' && writer !== author;
    if (isOut && chance.percent(60)) await author.does(likeComment, { params: { id: comment.id } });
    scheduleNextComment({ clock }, diary, chance, {
      story,
      left: rest,
      spoken: isAnswer ? spoken : [...spoken, writer],
      isHeld: comment.status === 'held',
    });
  });
}

/** A buddy who has not commented yet, preferably of the author's age. */
function chooseWriter(chance: Chance, author: Child, spoken: readonly Child[]): Child | undefined {
  const silent = [...author.buddies].filter((buddy) => buddy.isFree && !spoken.includes(buddy));
  const peers = silent.filter(({ words }) => toBand(words.age) === toBand(author.words.age));
  return chance.pick(peers.length > 0 ? peers : silent);
}
