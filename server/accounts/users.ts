import type { User, updateUser as updateUserCall } from '#contract/accounts.ts';
import { ageGroupOf } from '#contract/rules/age.ts';
import { avatarAddress, avatarBackgrounds } from '#contract/rules/avatars.ts';
import { isNickname } from '#contract/rules/nicknames.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { Actor, ChildActor } from '../platform/actor.ts';
import { later, MINUTE } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { countChildren } from './child-stats-queries.ts';
import { memoryOf } from './memory.ts';
import { chooseWords, nothingChosen } from './own-words.ts';
import { canOf, ownAge, PARENT_AGE, shownCount, whyNotOf } from './policy.ts';
import { chooseReach } from './reach.ts';
import { noteActivity } from './sessions.ts';
import { knownLanguage } from './sign-up-form.ts';
import { changeChild, findUser, touchAccount, type UserRow } from './user-queries.ts';

const COUNT_LIFETIME = MINUTE;

export async function readUser(context: Context, actor: Actor): Promise<User> {
  return presentUser(await findUser(context.db, { id: actor.accountId }), context.clock.now());
}

export async function updateUser(
  context: Context,
  actor: ChildActor,
  changes: Body<typeof updateUserCall>,
): Promise<Returns<typeof updateUserCall>> {
  const { displayName, bio, favoriteColor = null, language, settings = {}, reach } = changes;
  const now = context.clock.now();
  const id = actor.accountId;
  noteActivity(context, actor);
  const outcome = await context.db.transaction(async (tx) => {
    const hasWords = displayName !== undefined || bio !== undefined;
    const words = hasWords ? await chooseWords(context, tx, actor, { displayName, bio }) : nothingChosen;
    if (Object.keys(words.flaws).length > 0) {
      await tx.commit(words.writes);
      return { flaws: words.flaws };
    }
    const { needsComfort, pieces } = words;
    if (reach !== undefined) await chooseReach(context, tx, id, reach);
    const texts = { displayName: words.displayName, bio: words.bio, pieces };
    const changed = changeChild(tx, { id, ...texts, favoriteColor, settings, now });
    const touched = touchAccount(tx, { id, language: language === undefined ? null : knownLanguage(language), now });
    const found = findUser(tx, { id });
    tx.afterCommit(() => context.realtime.notifyChanged(id, 'user'));
    await tx.commit([...words.writes, changed, touched, found]);
    return { ...presentUser(await found, now), needsComfort };
  });
  if ('flaws' in outcome) throw refusalOfFields(outcome.flaws);
  return outcome;
}

function refusalOfFields(fields: Readonly<Record<string, string>>): Problem {
  const [message] = Object.values(fields);
  return new Problem('invalid', { ...(message && { message }), fields });
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
    ...(row.suspendedUntil && row.suspendedUntil > now ? { suspendedUntil: row.suspendedUntil.toISOString() } : {}),
    ...(row.consent === 'not_needed' ? { reach: row.scopes?.includes('reach') ?? false } : {}),
    ...(row.hasStaffMessages ? { hasStaffMessages: true } : {}),
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
    waiting: { displayName: row.waitingName, bio: row.waitingBio },
    profileImageUrl: avatarAddress(avatar),
    avatar,
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

/** Still called as it was at the beginning. */
function isUntouched(displayName: string, username: string): boolean {
  return displayName === username || isNickname(displayName);
}

function ageOf({ birthDate, timeZone }: UserRow, now: Date) {
  if (!birthDate) return { dateOfBirth: null, ageGroup: null, isUnder13: false };
  const age = ownAge(birthDate, timeZone, now);
  return { dateOfBirth: birthDate, ageGroup: ageGroupOf(age), isUnder13: age < PARENT_AGE };
}
