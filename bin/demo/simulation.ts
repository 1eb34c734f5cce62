import type { Random } from '#contract/rules/random.ts';
import type { Child } from './child.ts';
import type { Days } from './days.ts';
import type { Demo } from './demo.ts';
import type { Script } from './script.ts';
import type { StaffMember } from './staff.ts';
import type { Story } from './stories.ts';
import type { Timeline } from './timeline.ts';

export interface SimulationOptions {
  readonly days: number;
  readonly children: number;
  /** When the simulation ends: the real now. */
  readonly end: Date;
  readonly log: (line: string) => void;
}

/** What all parts of the simulation share. */
export interface Simulation {
  readonly demo: Demo;
  readonly days: Days;
  readonly timeline: Timeline;
  readonly random: Random;
  readonly script: Script;
  readonly children: Child[];
  readonly stories: Map<string, Story>;
  /** They take turns, a day each. */
  readonly moderators: readonly StaffMember[];
  readonly admin: StaffMember;
}
