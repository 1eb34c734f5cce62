import { accounts } from './accounts/index.ts';
import { activities } from './activities/index.ts';
import { admin } from './admin/index.ts';
import { type CardKind, cards } from './cards/index.ts';
import { chat } from './chat/index.ts';
import { coloring } from './coloring/index.ts';
import { family } from './family/index.ts';
import { feed } from './feed/index.ts';
import { friends } from './friends/index.ts';
import { games } from './games/index.ts';
import { help } from './help/index.ts';
import { eventJobs } from './platform/events.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { Module } from './platform/module.ts';
import { retentionJobs } from './platform/retention/delete-old.ts';
import { points } from './points/index.ts';
import { posts } from './posts/index.ts';
import { profiles } from './profiles/index.ts';
import { rewards } from './rewards/index.ts';
import { safety } from './safety/index.ts';
import { staff } from './staff/index.ts';

/** All modules in their order: each may use the ones before it, and none after it. */
export const modules: readonly Module[] = [
  safety,
  accounts,
  staff,
  profiles,
  family,
  points,
  friends,
  posts,
  chat,
  cards,
  coloring,
  games,
  rewards,
  feed,
  activities,
  help,
  admin,
];

/** All scheduled jobs. */
export const schedule: readonly Job[] = [
  ...eventJobs,
  ...retentionJobs,
  ...modules.flatMap((module) => module.jobs ?? []),
];

/** All kinds of card, those of later modules too. */
export const cardKinds: readonly CardKind[] = modules.flatMap((module) => module.cardKinds ?? []);
