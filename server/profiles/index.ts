/**
 * What a child shows of themselves: picture, display name, bio and settings. Public texts
 * of new accounts wait for review, and no real name or contact detail gets onto a profile.
 */
import type { Module } from '../platform/module.ts';
import { waitingWords as reviewables } from './moderated-names.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { openUserCount as open } from './user-count.ts';

export { avatarRow } from './avatar-row.ts';
export { readAvatar } from './avatars.ts';
export { emojiSvg } from './emoji-drawings.ts';
export { presenceChosen } from './events.ts';
export { moderatedBio, moderatedNames, removeBio, renameChild } from './moderated-names.ts';
export * as pips from './pips.ts';
export { NEW_FOR } from './review-policy.ts';

export const profiles: Module = { name: 'profiles', personalData, routes, reviewables, open };
