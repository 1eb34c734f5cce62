import { type AgeGroup, ageOn, toAgeGroup } from '#contract/rules/age.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { scopes } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../platform/actor.ts';
import { DAY, HOUR, later, localDay, MINUTE } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { hasConsent } from '../safety/index.ts';

/** How a child of this age signs up: alone, through a parent, or not at all. */
export type Path = 'own' | 'parent' | 'refused';

/** Below this age, a parent is involved in opening and closing an account. */
export const PARENT_AGE = 13;

/** The age in the child's own time zone. Who they may meet depends on the age by UTC: see `ageGroupAt`. */
export function ownAge(birthDate: string, timeZone: string, now: Date): number {
  return ageOn(localDay(timeZone, now), birthDate);
}

/** The group of that age, as the child's own screens show it. */
export function ownAgeGroup(birthDate: string, timeZone: string, now: Date): AgeGroup {
  return toAgeGroup(ownAge(birthDate, timeZone, now));
}

export type AgeBounds = Pick<Config, 'minAge' | 'maxAge' | 'consentAge'>;

export function signUpPath(age: number, { minAge, maxAge, consentAge }: AgeBounds): Path {
  if (age < minAge || age > maxAge) return 'refused';
  return age < consentAge ? 'parent' : 'own';
}

/** The stricter of two paths, so that entering a different birth date does not help. */
export function stricter(one: Path, other: Path): Path {
  const order: readonly Path[] = ['own', 'parent', 'refused'];
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}

/** The scopes of people who need no consent: all except the one that they choose themselves. */
export const ownScopes: readonly Scope[] = scopes.filter((scope) => scope !== 'reach');

export const CODE_TRIES = 5;
export const CODE_PAUSE = MINUTE;
export const CODE_MAILS_PER_HOUR = 3;
/** Notices, reminders and similar mails to one address, about all its children together. */
export const PARENT_MAILS_PER_DAY = 3;
/** A parent who comes back after half an hour needs another link, and a stranger must not be able to fill their mailbox. */
export const SIGN_IN_MAILS_PER_HOUR = 4;
/** A whole class may sit behind one IP address. */
export const HOME_CODES_PER_HOUR = 60;
export const OWN_CODE = 10 * MINUTE;
export const PARENT_CODE = 24 * HOUR;
/** Asking for new codes must not reserve a username for ever. */
export const MAX_SIGN_UP = 2 * DAY;

/** When a code that is sent now ends: a parent may be at work. */
export function codeExpiry(toParent: boolean, begunAt: Date, now: Date): Date {
  const byCode = later(now, toParent ? PARENT_CODE : OWN_CODE);
  const byForm = later(begunAt, MAX_SIGN_UP);
  return byCode < byForm ? byCode : byForm;
}

/** How long a session waits for the second step; setting up an app first takes longer. */
export const CODE_TIME = 5 * MINUTE;
export const ENROLMENT_TIME = 30 * MINUTE;

/**
 * Members who joined more recently cannot confirm a removal: an admin could invite a second account of their own within a
 * minute.
 */
export function settledBefore(now: Date): Date {
  return later(now, -DAY);
}

/** Seconds to wait after the first wrong password, the second, and so on. The last delay repeats. Short enough for an honest mistake. */
export const LOGIN_DELAYS = [0, 0, 1, 2, 4, 8, 16, 30] as const;

export function delayAfter(failures: number, delays: readonly number[] = LOGIN_DELAYS): number {
  return delays[Math.min(failures, delays.length) - 1] ?? 0;
}

/** Shows just enough for people to recognize their own address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Public texts wait for a parent's consent. */
export function mayEditName(consent: ConsentStatus): boolean {
  return hasConsent({ consent });
}

/** What a child may do now, for screens. Every call checks again. */
export function listPermissions(consent: ConsentStatus, open: readonly Scope[]) {
  const isFree = mayEditName(consent);
  return {
    meetOthers: isFree && open.includes('buddies'),
    writePosts: isFree && open.includes('posts'),
    editName: isFree,
  };
}

/** The refusals behind a closed `can`, in the order in which the server checks. */
export function reasonsAgainst(consent: ConsentStatus, open: readonly Scope[]) {
  const { editName, writePosts } = listPermissions(consent, open);
  if (writePosts) return { writePosts: null };
  return { writePosts: editName ? 'scope_off' : 'consent_required' } as const;
}
