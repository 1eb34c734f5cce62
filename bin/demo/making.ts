import type { Chance } from './chance.ts';
import type { Child } from './child.ts';
import type { Days } from './days.ts';
import type { Demo } from './demo.ts';
import type { Diary } from './diary.ts';
import type { StaffMember } from './staff.ts';
import type { Story } from './stories.ts';
import type { Words } from './words.ts';

export interface Wish {
  readonly days: number;
  readonly children: number;
  /** When the simulation ends: the real now. */
  readonly end: Date;
  readonly say: (line: string) => void;
}

/** What all parts of the simulation share. */
export interface Making {
  readonly demo: Demo;
  readonly days: Days;
  readonly diary: Diary;
  readonly chance: Chance;
  readonly words: Words;
  readonly children: Child[];
  readonly stories: Map<string, Story>;
  /** They take turns, a day each. */
  readonly moderators: readonly StaffMember[];
  readonly admin: StaffMember;
}
