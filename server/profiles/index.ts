/**
 * What a child shows of themselves: picture, display name, bio and settings, and what staff see of children. Public
 * texts of new accounts wait for review, and no real name or contact detail gets onto a profile.
 */
import type { Module } from '../platform/module.ts';
import { jobs } from './jobs.ts';
import { waitingWords as reviewables } from './moderated-names.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { openUserCount as open } from './user-count.ts';

export { readChildStats } from './child-stats.ts';
export { moderatedNames, renameChild } from './moderated-names.ts';
export { NEW_FOR } from './review-policy.ts';
export { findPersonForStaff, searchChildrenForStaff } from './staff-view.ts';

export const profiles: Module = { name: 'profiles', personalData, routes, jobs, reviewables, open };
