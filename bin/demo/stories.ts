import { createComment, likeComment } from '#contract/comments.ts';
import { createPost, likePost } from '#contract/posts.ts';
import type { Random } from '#contract/rules/random.ts';
import { HOUR, later } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { between, percent, pickIfAny } from '../random.ts';
import type { Child } from './child.ts';
import { whenAwake } from './days.ts';
import type { Demo } from './demo.ts';
import { type ScriptedPost, type ScriptedStory, toBand } from './script.ts';
import type { Timeline } from './timeline.ts';

/** A story that a child has sent. */
export interface Story {
  readonly id: string;
  /** It needs no review. */
  readonly isPublished: boolean;
  readonly author: Child;
  readonly script: ScriptedStory | ScriptedPost;
}

export async function submitStory(author: Child, script: ScriptedStory): Promise<Story> {
  const { title, content, category, drawing } = script;
  const picture = drawing ? { drawing } : {};
  const body = { clientId: newId(), title, content, category, ...picture };
  const { post, status } = await author.call(createPost, { body });
  return { id: post.id, isPublished: status === 'published', author, script };
}

/** Buddies read a published story: likes and comments follow over the next two days. */
export function scheduleReactions({ clock }: Demo, timeline: Timeline, random: Random, story: Story): void {
  const { id, author, script } = story;
  for (const buddy of author.buddies) {
    if (!percent(random, 55)) continue;
    const at = whenAwake(later(clock.now(), between(random, 0.3, 36) * HOUR));
    timeline.schedule(at, `${buddy.script.username} likes “${script.title}”`, async () => {
      if (buddy.isFree && author.isFree) await buddy.call(likePost, { params: { id } });
    });
  }
  if ('comments' in script)
    scheduleNextComment({ clock }, timeline, random, { story, left: script.comments, spoken: [], isHeld: false });
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
  timeline: Timeline,
  random: Random,
  thread: CommentThread,
): void {
  const { story, left, spoken, isHeld } = thread;
  const [line, ...rest] = left;
  if (line === undefined) return;
  const { id, author, script } = story;
  const at = whenAwake(later(clock.now(), (isHeld ? between(random, 6, 18) : between(random, 0.2, 7)) * HOUR));
  timeline.schedule(at, `a comment on “${script.title}”`, async () => {
    const isAnswer = line.startsWith(ANSWER);
    const writer = isAnswer ? author : chooseWriter(random, author, spoken);
    if (!author.isFree || !writer || (isAnswer && spoken.length === 0)) return;
    const content = isAnswer ? line.slice(ANSWER.length) : line;
    const { comment } = await writer.call(createComment, { params: { id }, body: { clientId: newId(), content } });
    const isPublished = comment.status === 'published' && writer !== author;
    if (isPublished && percent(random, 60)) await author.call(likeComment, { params: { id: comment.id } });
    scheduleNextComment({ clock }, timeline, random, {
      story,
      left: rest,
      spoken: isAnswer ? spoken : [...spoken, writer],
      isHeld: comment.status === 'held',
    });
  });
}

/** A buddy who has not commented yet, preferably of the author's age. */
function chooseWriter(random: Random, author: Child, spoken: readonly Child[]): Child | undefined {
  const silent = [...author.buddies].filter((buddy) => buddy.isFree && !spoken.includes(buddy));
  const peers = silent.filter(({ script }) => toBand(script.age) === toBand(author.script.age));
  return pickIfAny(random, peers.length > 0 ? peers : silent);
}
