import { type AgeGroup, ageGroupOf, ageOn } from '#contract/rules/age.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { scopes } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../platform/actor.ts';
import { DAY, dayIn, HOUR, later, MINUTE } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { hasConsent } from '../safety/index.ts';

/** How somebody of an age comes in: on their own, through a parent, or not at all. */
export type Path = 'own' | 'parent' | 'refused';

/** Below, a grown-up stands beside the child in everything that ends or opens an account. */
export const PARENT_AGE = 13;

/** A child's age where they live, for what concerns nobody else. Whom they may meet goes by UTC: see `ageGroupAt`. */
export function ownAge(birthDate: string, timeZone: string, now: Date): number {
  return ageOn(dayIn(timeZone, now), birthDate);
}

/** The group of that age, as the child's own screens show it. */
export function ownAgeGroup(birthDate: string, timeZone: string, now: Date): AgeGroup {
  return ageGroupOf(ownAge(birthDate, timeZone, now));
}

export type AgeBounds = Pick<Config, 'minAge' | 'maxAge' | 'consentAge'>;

export function pathFor(age: number, { minAge, maxAge, consentAge }: AgeBounds): Path {
  if (age < minAge || age > maxAge) return 'refused';
  return age < consentAge ? 'parent' : 'own';
}

/** The stricter of two paths: who was sent away, or to a parent, gains nothing by another date. */
export function stricter(one: Path, other: Path): Path {
  const order: readonly Path[] = ['own', 'parent', 'refused'];
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}

/** What stands open to somebody who needs nobody's consent: all but what is left to their own choice. */
export const ownScopes: readonly Scope[] = scopes.filter((scope) => scope !== 'leaderboards' && scope !== 'reach');

export const CODE_TRIES = 5;
export const CODE_PAUSE = MINUTE;
export const CODE_MAILS_PER_HOUR = 3;
/** Notices, reminders and the like, about all children of an address together. */
export const PARENT_MAILS_PER_DAY = 3;
/** A whole class may sit behind one IP address. */
export const HOME_CODES_PER_HOUR = 60;
export const OWN_CODE = 10 * MINUTE;
export const PARENT_CODE = 24 * HOUR;
/** New codes cannot hold a username for ever. */
export const MAX_SIGN_UP = 2 * DAY;

/** When a code that is sent now ends: a parent may be at work. */
export function codeExpiry(toParent: boolean, begunAt: Date, now: Date): Date {
  const byCode = later(now, toParent ? PARENT_CODE : OWN_CODE);
  const byForm = later(begunAt, MAX_SIGN_UP);
  return byCode < byForm ? byCode : byForm;
}

/** How long a session waits for the second step; whoever first has to get an app for it needs longer. */
export const CODE_TIME = 5 * MINUTE;
export const ENROLMENT_TIME = 30 * MINUTE;

/**
 * Who joined the staff after this does not count as the second of two yet: an invitation takes a minute, and the one who
 * made it could use it, too.
 */
export function settledBefore(now: Date): Date {
  return later(now, -DAY);
}

/** Seconds to wait after one wrong password, two, and so on; the last one stays. Short enough to wait for the right one. */
export const LOGIN_DELAYS = [0, 0, 1, 2, 4, 8, 16, 30] as const;

export function delayAfter(failures: number, delays: readonly number[] = LOGIN_DELAYS): number {
  return delays[Math.min(failures, delays.length) - 1] ?? 0;
}

/** Enough to recognise one's own address by, and no more. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Words that others will read wait for a parent's yes. */
export function mayEditName(consent: ConsentStatus): boolean {
  return hasConsent({ consent });
}

/** What a child may do now, as the screens show it; every call decides anew. */
export function canOf(consent: ConsentStatus, open: readonly Scope[]) {
  const isFree = mayEditName(consent);
  return {
    meetOthers: isFree && open.includes('buddies'),
    writePosts: isFree && open.includes('posts'),
    editName: isFree,
  };
}

/** The refusals behind a closed `can`, in the order in which the door asks. */
export function whyNotOf(consent: ConsentStatus, open: readonly Scope[]) {
  const { editName, writePosts } = canOf(consent, open);
  if (writePosts) return { writePosts: null };
  return { writePosts: editName ? 'scope_off' : 'consent_required' } as const;
}
