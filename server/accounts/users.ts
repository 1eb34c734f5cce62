import type { User, updateUser as updateUserCall } from '#contract/accounts.ts';
import { ageGroupOf, ageOn } from '#contract/rules/age.ts';
import { avatarAddress, avatarBackgrounds } from '#contract/rules/avatars.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import { dayIn, later, MINUTE } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { countChildren } from './child-stats-queries.ts';
import { memoryOf } from './memory.ts';
import { canOf, mayEditName, PARENT_AGE, shownCount, whyNotOf } from './policy.ts';
import { type ProfileWords, profileFlaws } from './profile-policy.ts';
import { chooseReach } from './reach.ts';
import { noteActivity } from './sessions.ts';
import { knownLanguage } from './sign-up-form.ts';
import { changeChild, findUser, lockOwner, touchAccount, type UserRow } from './user-queries.ts';

const COUNT_LIFETIME = MINUTE;

export async function readUser(context: Context, actor: Actor): Promise<User> {
  return presentUser(await findUser(context.db, { id: actor.accountId }), context.clock.now());
}

export async function updateUser(context: Context, actor: Actor, changes: Body<typeof updateUserCall>): Promise<User> {
  const { displayName = null, bio = null, favoriteColor = null, language, settings = {}, reach } = changes;
  const now = context.clock.now();
  const id = actor.accountId;
  noteActivity(context, actor);
  const user = await context.db.transaction(async (tx) => {
    if (displayName !== null || bio !== null) await checkWords(tx, id, changes);
    const chosen = reach === undefined ? [] : await chooseReach(context, tx, id, reach);
    const changed = changeChild(tx, { id, displayName, bio, favoriteColor, settings });
    const touched = touchAccount(tx, { id, language: language === undefined ? null : knownLanguage(language), now });
    const found = findUser(tx, { id });
    await tx.commit([changed, touched, found, ...chosen]);
    return found;
  });
  context.realtime.tellChanged(id, 'user');
  return presentUser(user, now);
}

/** Refuses all at once, before anything is written. */
async function checkWords(tx: Transaction, id: string, words: ProfileWords): Promise<void> {
  const child = await lockOwner(tx, { id });
  if (!child) throw new Problem('sign_in_required');
  if (!mayEditName(child.consent)) throw new Problem('consent_required');
  const flaws = profileFlaws(words, child);
  const [first] = Object.values(flaws);
  if (first) throw new Problem('invalid', { message: first, fields: flaws });
}

/** Living children, asked for once a minute at most. */
export async function readUserCount(context: Context): Promise<{ count: number }> {
  const memory = memoryOf(context);
  const now = context.clock.now();
  if (!memory.childCount || later(memory.childCount.at, COUNT_LIFETIME) <= now)
    memory.childCount = { count: (await countChildren(context.db, {})).count, at: now };
  return { count: shownCount(memory.childCount.count) };
}

export function presentUser(row: UserRow | undefined, now: Date): User {
  if (!row) throw new Problem('sign_in_required');
  const consent = row.consent ?? 'not_needed';
  return {
    id: row.id,
    kind: row.role === 'child' ? 'child' : 'staff',
    role: row.role === 'child' ? null : row.role,
    username: row.username,
    email: row.email,
    ...profileOf(row),
    ...ageOf(row, now),
    parentEmail: row.parentEmail,
    parentName: row.parentName,
    parentalConsentStatus: consent,
    parentalConsentDate: row.consentAt?.toISOString() ?? null,
    parentalConsentMethod: row.consentMethod,
    dataMinimizationEnabled: true,
    parentalControlsActive: consent !== 'not_needed',
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.pausedUntil && row.pausedUntil > now ? { pausedUntil: row.pausedUntil.toISOString() } : {}),
    ...(row.consent === 'not_needed' ? { reach: row.scopes?.includes('reach') ?? false } : {}),
    ...(row.hasStaffNotices ? { hasStaffNotices: true } : {}),
    can: canOf(consent, row.scopes ?? []),
    whyNot: whyNotOf(consent, row.scopes ?? []),
  };
}

function profileOf(row: UserRow) {
  const { username, displayName, bio, avatarEmoji, avatarBackground, favoriteColor, settings } = row;
  const avatar = { emoji: avatarEmoji ?? '🐸', background: avatarBackground ?? avatarBackgrounds[0] };
  return {
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    displayName: displayName ?? username,
    bio: bio ?? '',
    profileImageUrl: avatarAddress(avatar),
    avatar,
    favoriteColor: favoriteColor ?? 'blue',
    isProfileComplete: displayName !== username || bio !== '',
    settings: settings ?? {},
  };
}

function ageOf({ birthDate, timeZone }: UserRow, now: Date) {
  if (!birthDate) return { dateOfBirth: null, ageGroup: null, isUnder13: false };
  const age = ageOn(dayIn(timeZone, now), birthDate);
  return { dateOfBirth: birthDate, ageGroup: ageGroupOf(age), isUnder13: age < PARENT_AGE };
}
