import type { Chance } from './chance.ts';
import type { Child } from './child.ts';
import type { Days } from './days.ts';
import type { Diary } from './diary.ts';
import type { Pond } from './pond.ts';
import type { Keeper } from './staff.ts';
import type { Story } from './stories.ts';
import type { Words } from './words.ts';

export interface Wish {
  readonly days: number;
  readonly children: number;
  /** When it is over: now, for whoever will look at it. */
  readonly end: Date;
  readonly say: (line: string) => void;
}

/** Everything that the parts of the making share. */
export interface Making {
  readonly pond: Pond;
  readonly days: Days;
  readonly diary: Diary;
  readonly chance: Chance;
  readonly words: Words;
  readonly children: Child[];
  readonly stories: Map<string, Story>;
  /** They take turns, a day each. */
  readonly moderators: readonly Keeper[];
  readonly admin: Keeper;
}
