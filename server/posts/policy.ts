import type { OwnPost } from '#contract/posts.ts';
import type { AgeGroup } from '#contract/rules/age.ts';
import type { ChildActor } from '../platform/actor.ts';
import {
  hasConsent,
  type MessageVerdict,
  type NewCase,
  type shownWords,
  toRefusal,
  toUrgency,
  type Verdict,
} from '../safety/index.ts';

/** The verdict of the filter on each part of a post. */
export interface Verdicts {
  readonly title: Verdict;
  readonly content: Verdict;
}

/** The verdicts on a post that was screened together with what the child has shown before. */
export interface SplitVerdicts extends Verdicts {
  readonly title: shownWords.SplitVerdict;
  readonly content: shownWords.SplitVerdict;
}

/**
 * A sentence for each part of a post that the filter refuses. A child in a crisis is never refused. What the filter is unsure about
 * goes to staff.
 */
export function postFlaws(verdicts: Verdicts): Record<string, string> {
  if (needsComfort(verdicts)) return {};
  const refused = Object.entries(verdicts).filter(([, { decision }]) => decision === 'refuse');
  return Object.fromEntries(refused.map(([part, verdict]) => [part, toRefusal(verdict)]));
}

/** For calls that children without this right may make, too. */
export function mayReadPosts(actor: ChildActor): boolean {
  return hasConsent(actor, 'posts') && !actor.suspendedUntil;
}

export function needsComfort({ title, content }: Verdicts): boolean {
  return title.decision === 'help' || content.decision === 'help';
}

interface Author {
  readonly id: string;
  readonly name: string;
  readonly ageGroup: AgeGroup;
}

/** The review case of a held post. A child in a crisis comes first. */
export function toCase(
  { id, title, content, createdAt }: Pick<OwnPost, 'id' | 'title' | 'content'> & { readonly createdAt: Date },
  author: Author,
  verdicts: SplitVerdicts,
  picture: Buffer | null = null,
): NewCase {
  return {
    kind: 'post',
    subject: id,
    conversation: author.id,
    ...toUrgency(verdicts.title, verdicts.content),
    copy: toCopy({ title, text: withPieces(content, verdicts, title), at: createdAt, picture }, author),
    at: createdAt,
  };
}

/** The content with the earlier texts that complete it, so that staff see the whole. */
function withPieces(content: string, verdicts: SplitVerdicts, title: string): string {
  const pieces = [...verdicts.title.completedPieces, ...verdicts.content.completedPieces];
  return [...new Set([...pieces.filter((piece) => piece !== title), content])].join('\n');
}

export function toCommentCase(
  {
    id,
    postId,
    content,
    createdAt,
  }: { readonly id: string; readonly postId: string; readonly content: string; readonly createdAt: Date },
  author: Author,
  verdict: MessageVerdict,
): NewCase {
  const copy = toCopy({ title: '', text: [...verdict.completedPieces, content].join('\n'), at: createdAt }, author);
  return { kind: 'comment', subject: id, conversation: postId, ...toUrgency(verdict), copy, at: createdAt };
}

function toCopy(
  words: Pick<NewCase['copy'], 'title' | 'text' | 'at' | 'picture'>,
  { id, name, ageGroup }: Author,
): NewCase['copy'] {
  return { ...words, authorId: id, authorName: name, ageGroup };
}
