import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { favoriteColors } from '#contract/accounts.ts';
import { contactForm } from '#contract/help.ts';
import { offeredCategories } from '#contract/posts.ts';
import { avatarBackgrounds, everyAvatarEmoji } from '#contract/rules/avatars.ts';
import type { Drawing } from '#contract/rules/drawings.ts';
import { teachTemplates } from '#contract/safety/message-templates.ts';
import { motifNames } from './drawing.ts';

/** The age bands of authors: from 6, 9, 11 and 13. */
export const bands = ['small', 'middle', 'big', 'teen'] as const;
export type Band = (typeof bands)[number];

export function toBand(age: number): Band {
  if (age >= 13) return 'teen';
  if (age >= 11) return 'big';
  return age >= 9 ? 'middle' : 'small';
}

const child = z.strictObject({
  username: z.string(),
  firstName: z.string(),
  displayName: z.string(),
  lastName: z.string(),
  age: z.number(),
  emoji: z.enum(everyAvatarEmoji),
  background: z.enum(avatarBackgrounds),
  favoriteColor: z.enum(favoriteColors),
  bio: z.optional(z.string()),
  /** Why somebody would want to sign in as this child. */
  role: z.optional(z.enum(['hub', 'teen', 'waiting', 'suspended'])),
});
export type ScriptedChild = z.output<typeof child>;

const storyFields = {
  by: z.enum(bands),
  category: z.enum(offeredCategories),
  title: z.string(),
  content: z.string(),
};
const story = z.strictObject(storyFields);
export type ScriptedStory = z.output<typeof story> & { readonly drawing?: Drawing };

/** In a list of comments the author answers where a line begins with `> `. */
const post = z.strictObject({ ...storyFields, comments: z.array(z.string()) });
export type ScriptedPost = z.output<typeof post>;

const picture = z.strictObject({
  by: z.enum(bands),
  motif: z.enum(motifNames),
  title: z.string(),
  content: z.string(),
});

/** A line begins with who says it, `a: ` or `b: `, and before that with `phrase ` where it is a ready-made one. */
const chat = z.strictObject({ by: z.enum(bands), lines: z.array(z.string()) });
export type ScriptedChat = z.output<typeof chat>;

const moderation = z.strictObject({
  waiting: z.array(story),
  refused: z.array(z.strictObject({ ...storyFields, template: z.enum(teachTemplates) })),
  /** Gets its author suspended. */
  suspended: story,
  /** Approved, and later reported by buddies. */
  reported: story,
  contactMessages: z.array(contactForm),
});

const script = z.strictObject({
  children: z.array(child),
  posts: z.array(post),
  drawings: z.array(picture),
  chats: z.array(chat),
  moderation,
});
export type Script = z.output<typeof script>;

/** Everything that is written in the demo, from the JSON files of this folder. */
export async function readScript(): Promise<Script> {
  const names = Object.keys(script.shape);
  const read = await Promise.all(names.map((name) => readFile(new URL(`${name}.json`, import.meta.url), 'utf8')));
  return script.parse(Object.fromEntries(names.map((name, at) => [name, JSON.parse(read[at] ?? '')])));
}

/** The share of a list that belongs to `part` of all children. */
export function takeShare<T>(list: readonly T[], all: number, part: number): readonly T[] {
  return list.slice(0, Math.ceil((list.length * part) / all));
}
