import type { User } from '#contract/accounts.ts';
import { isUnder13At } from '#contract/rules/age.ts';
import { avatarAddress, avatarBackgrounds, presentAvatar } from '#contract/rules/avatars.ts';
import { isNickname } from '#contract/rules/nicknames.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { AfterCommit, Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { accessFrom } from './controls/access.ts';
import { findUser, type UserRow } from './own-user-queries.ts';
import { listPermissions, ownAge, ownAgeGroup, PARENT_AGE, reasonsAgainst } from './policy.ts';

export async function readUser({ db, clock }: Context, { accountId }: Actor): Promise<User> {
  const now = clock.now();
  return presentUser(await findUser(db, { id: accountId, now }), now);
}

/** The user after the writes of this transaction. */
export function presentUserAfter(tx: Transaction, id: string, now: Date): AfterCommit<User> {
  const row = tx.readAtCommit(() => findUser(tx, { id, now }));
  return tx.afterCommit(() => presentUser(row.result, now));
}

function presentUser(row: UserRow | undefined, now: Date): User {
  if (!row) throw new Problem('sign_in_required');
  const consent = row.consent ?? 'not_needed';
  return {
    id: row.id,
    kind: row.role === 'child' ? 'child' : 'staff',
    role: row.role === 'child' ? null : row.role,
    username: row.username,
    email: row.email,
    ...toProfile(row),
    ...toAge(row, now),
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
    ...(row.suspendedUntil && row.suspendedUntil > now ? { suspendedUntil: row.suspendedUntil.toISOString() } : {}),
    ...toAccess(row, now),
    ...(row.allowsPresence === false ? { hidesPresence: true as const } : {}),
    ...(row.birthDate ? { showsPresence: row.showsPresence ?? !isUnder13At(now, row.birthDate) } : {}),
    ...(row.consent === 'not_needed' ? { reach: row.scopes?.includes('reach') ?? false } : {}),
    ...(row.hasStaffMessages ? { hasStaffMessages: true } : {}),
    can: listPermissions(consent, row.scopes ?? []),
    whyNot: reasonsAgainst(consent, row.scopes ?? []),
  };
}

function toAccess(row: UserRow, now: Date): Pick<User, 'closed' | 'closing'> {
  const { closed, closing } = accessFrom(row, now);
  if (closing) return { closing: { ...closing } };
  if (!closed) return {};
  const { because, opensAt, mayFinish } = closed;
  return { closed: { because, opensAt: opensAt?.toISOString() ?? null, timeZone: row.timeZone, mayFinish } };
}

function toProfile(row: UserRow) {
  const { username, displayName, bio, avatarEmoji, avatarBackground, favoriteColor, settings } = row;
  const stored = {
    emoji: avatarEmoji ?? '🐸',
    background: avatarBackground ?? avatarBackgrounds[0],
    pip: row.avatarPip,
  };
  return {
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    displayName: displayName ?? username,
    bio: bio ?? '',
    waiting: { displayName: row.waitingName, bio: row.waitingBio },
    profileImageUrl: avatarAddress(stored),
    avatar: presentAvatar(stored),
    pip: row.pip,
    favoriteColor: favoriteColor ?? 'blue',
    isProfileComplete: [
      !isUntouched(displayName ?? username, username),
      bio !== '',
      row.waitingName,
      row.waitingBio,
    ].some(Boolean),
    settings: settings ?? {},
  };
}

/** Still has the name from the sign-up. */
function isUntouched(displayName: string, username: string): boolean {
  return displayName === username || isNickname(displayName);
}

function toAge({ birthDate, timeZone }: UserRow, now: Date) {
  if (!birthDate) return { dateOfBirth: null, ageGroup: null, isUnder13: false };
  const age = ownAge(birthDate, timeZone, now);
  return {
    dateOfBirth: birthDate,
    age,
    ageGroup: ownAgeGroup(birthDate, timeZone, now),
    isUnder13: age < PARENT_AGE,
  };
}
