import type { MessageForm } from '#contract/chat.ts';
import type { AgeGroup } from '#contract/rules/age.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import { type FrozenCopy, type MessageVerdict, type NewCase, type Person, toUrgency } from '../safety/index.ts';

/** Admin setting: children under 13 can type only while staff are on duty. */
export const NEEDS_DUTY = 'chat_needs_duty';

/** Admin setting: parents can switch on reading whole conversations. */
export const PARENTS_READ = 'parents_read_chats';

/** Why the actor may not type, or undefined if they may. Phrases are always allowed. */
export function typingRefusal(
  actor: Pick<Person, 'scopes' | 'ageGroup'>,
  other: Pick<Person, 'scopes' | 'ageGroup'>,
  { isStaffed, isWatched }: { readonly isStaffed: boolean; readonly isWatched: boolean },
): ProblemCode | undefined {
  if (!actor.scopes.has('chat')) return 'scope_off';
  if (!isStaffed) return 'phrases_only';
  const areTeens = actor.ageGroup === '13-17' && other.ageGroup === '13-17';
  return other.scopes.has('chat') && (isWatched || areTeens) ? undefined : 'phrases_only';
}

export type Status = 'sent' | 'held' | 'refused' | 'removed';

/** A refused message is stored only if it may mean danger, and only for moderation. A child in crisis is never refused. */
export function toStatus({ decision, isAlarming }: MessageVerdict): Status | 'turned_away' {
  if (decision === 'refuse') return isAlarming ? 'refused' : 'turned_away';
  return decision === 'hold' || decision === 'help' ? 'held' : 'sent';
}

/** Includes the earlier messages of which this one is the last piece. */
export function toCase(
  message: { readonly id: string; readonly receiverId: string; readonly text: string; readonly at: Date },
  author: { readonly id: string; readonly name: string; readonly ageGroup: AgeGroup | null },
  verdict: MessageVerdict,
): NewCase {
  return {
    kind: 'message',
    subject: message.id,
    conversation: message.receiverId,
    ...toUrgency(verdict),
    copy: { ...toCopy(message, author), text: [...verdict.completedPieces, message.text].join('\n') },
    at: message.at,
  };
}

/** The text for a drawing where only text is possible. */
export const DRAWING_TEXT = 'A drawing';
const TITLE_LETTERS = 60;

export function toCopy(
  { text, at }: { readonly text: string; readonly at: Date },
  author: { readonly id: string; readonly name: string; readonly ageGroup: AgeGroup | null },
): FrozenCopy {
  const title = text.length > TITLE_LETTERS ? `${text.slice(0, TITLE_LETTERS - 1)}…` : text;
  return { title, text, authorId: author.id, authorName: author.name, ageGroup: author.ageGroup, at };
}

/** Has no text: staff look at the picture. */
export function toDrawingCopy(
  { picture, at }: { readonly picture: Buffer; readonly at: Date },
  author: { readonly id: string; readonly name: string; readonly ageGroup: AgeGroup | null },
): FrozenCopy {
  return { ...toCopy({ text: DRAWING_TEXT, at }, author), picture };
}

/** A message is either typed words or a phrase, never both. */
export function toContent({ message, phrase }: Pick<MessageForm, 'message' | 'phrase'>) {
  if ((message === undefined) === (phrase === undefined)) return undefined;
  return phrase === undefined
    ? { kind: 'words' as const, text: message ?? '' }
    : { kind: 'phrase' as const, text: phrase };
}
