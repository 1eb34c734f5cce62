import type { OwnPost } from '#contract/posts.ts';
import type { AgeGroup } from '#contract/rules/age.ts';
import type { ChildActor } from '../platform/actor.ts';
import { type Opening, refusalOf, type Verdict } from '../safety/index.ts';

/** The verdict of the filter on each part of a post. */
export interface Verdicts {
  readonly title: Verdict;
  readonly content: Verdict;
}

/**
 * Why these words may not be handed in, a sentence for each part; empty when they may. Only a plain refusal sends a child
 * back: whatever else the filter wonders about, the grown-up who looks at every post decides.
 */
export function postFlaws(verdicts: Verdicts): Record<string, string> {
  const refused = Object.entries(verdicts).filter(([, { decision }]) => decision === 'refuse');
  return Object.fromEntries(refused.map(([part, verdict]) => [part, refusalOf(verdict)]));
}

/** What the door asks of calls that need the consent for posts, for those that also answer without it. */
export function mayReadPosts({ consent, scopes, pausedUntil }: ChildActor): boolean {
  return (consent === 'granted' || consent === 'not_needed') && scopes.has('posts') && !pausedUntil;
}

export function needsComfort({ title, content }: Verdicts): boolean {
  return title.decision === 'help' || content.decision === 'help';
}

/** How a held post comes before staff: a child who may be in trouble goes first. */
export function caseOf(
  { id, title, content, createdAt }: Pick<OwnPost, 'id' | 'title' | 'content'> & { readonly createdAt: Date },
  author: { readonly id: string; readonly name: string; readonly ageGroup: AgeGroup },
  verdicts: Verdicts,
  picture: Buffer | null = null,
): Opening {
  const inTrouble = needsComfort(verdicts);
  const { title: titled, content: told } = verdicts;
  return {
    kind: 'post',
    subject: id,
    reason: inTrouble ? 'crisis' : 'held',
    severity: inTrouble ? MOST_SEVERE : Math.min(MOST_SEVERE, Math.max(titled.severity, told.severity)),
    urgent: inTrouble,
    verdictVersion: told.version,
    copy: {
      title,
      text: content,
      authorId: author.id,
      authorName: author.name,
      ageGroup: author.ageGroup,
      at: createdAt,
      picture,
    },
    at: createdAt,
  };
}

const MOST_SEVERE = 4;
