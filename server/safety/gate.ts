import { type AgeGroup, areNear } from '#contract/rules/age.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import { hasConsent } from './consent.ts';

/** What one person wants of another. */
export type Contact =
  | 'find'
  | 'ask_buddy'
  | 'read_post'
  | 'kind_words'
  | 'read_profile'
  | 'lobby'
  | 'chat'
  | 'comment'
  | 'favorite'
  | 'visit'
  | 'presence'
  | 'notice';

/** What the gate has to know about one person: see `personFrom`. */
export interface Person {
  readonly role: 'child' | 'parent' | 'moderator' | 'admin';
  /** Only children have one. */
  readonly ageGroup: AgeGroup | null;
  readonly consent: ConsentStatus;
  readonly scopes: ReadonlySet<Scope>;
  readonly state: 'active' | 'paused' | 'removed' | 'leaving';
  readonly isInQuietHours: boolean;
}

/** What the gate has to know about the two: see `pairFrom`. */
export interface Pair {
  readonly areBuddies: boolean;
  /** In either direction. */
  readonly isBlocked: boolean;
  /** One gave the other their friend code; under 13 a parent approved it. */
  readonly hasApprovedCode: boolean;
  /** The post in question reaches this reader, who is not a buddy of its author. */
  readonly isReached: boolean;
}

export type Refusal = 'hidden' | 'consent_required' | 'scope_off' | 'quiet_hours' | 'paused' | 'not_buddies';
export type GateVerdict = { readonly open: true } | Closed;

interface Closed {
  readonly open: false;
  readonly because: Refusal;
  readonly contact: Contact;
}

const scopeByPurpose: Record<Exclude<Contact, 'notice'>, Scope> = {
  find: 'buddies',
  ask_buddy: 'buddies',
  read_profile: 'buddies',
  favorite: 'buddies',
  visit: 'buddies',
  read_post: 'posts',
  kind_words: 'posts',
  comment: 'posts',
  chat: 'chat_phrases',
  presence: 'buddies',
  lobby: 'multiplayer',
};
const buddiesOnly: readonly Contact[] = ['chat', 'comment', 'favorite', 'visit', 'presence'];
/** Between strangers only where a post reaches the reader. */
const byReach: readonly Contact[] = ['read_post', 'kind_words'];
const open: GateVerdict = { open: true };

/**
 * The one gate between people (docs/product-decisions.md, P15 and P16). HTTP, sockets, staff messages, mail and search all
 * call it. Children learn about their own state; everything about the other child reads as `hidden`, so that a refusal
 * gives nothing away.
 */
export function mayMeet(actor: Person, other: Person, pair: Pair, contact: Contact): GateVerdict {
  const because = refusal(actor, other, pair, contact);
  return because ? { open: false, because, contact } : open;
}

/**
 * What a closed gate answers. A hidden child reads as one who does not exist, and so does a child who is not a buddy: only
 * a commenter sees the post anyway, and reads what is missing.
 */
export function toProblem({ because, contact }: Closed): Problem {
  const isUnseen = because === 'hidden' || (because === 'not_buddies' && contact !== 'comment');
  return new Problem(isUnseen ? 'not_found' : because);
}

function refusal(actor: Person, other: Person, pair: Pair, contact: Contact): Refusal | undefined {
  if (contact === 'notice') return isStaff(actor) ? undefined : 'hidden';
  if (actor.role !== 'child' || other.role !== 'child') return 'hidden';
  return ownRefusal(actor, contact) ?? otherRefusal(other, contact) ?? pairRefusal(actor, other, pair, contact);
}

function isStaff({ role }: Person): boolean {
  return role === 'moderator' || role === 'admin';
}

function ownRefusal(actor: Person, contact: Exclude<Contact, 'notice'>): Refusal | undefined {
  if (actor.state !== 'active') return 'paused';
  if (!hasConsent(actor)) return 'consent_required';
  if (!hasConsent(actor, scopeByPurpose[contact])) return 'scope_off';
  return actor.isInQuietHours ? 'quiet_hours' : undefined;
}

/** A child in quiet hours stays visible; only live contact has to wait until the morning. */
function otherRefusal(other: Person, contact: Exclude<Contact, 'notice'>): Refusal | undefined {
  if (other.state !== 'active' || !hasConsent(other, scopeByPurpose[contact])) return 'hidden';
  const isLive = contact === 'lobby' || contact === 'presence';
  return isLive && other.isInQuietHours ? 'hidden' : undefined;
}

function pairRefusal(actor: Person, other: Person, pair: Pair, contact: Contact): Refusal | undefined {
  if (pair.isBlocked) return 'hidden';
  if (pair.areBuddies) return undefined;
  if (!areNear(actor.ageGroup, other.ageGroup) && !pair.hasApprovedCode) return 'hidden';
  if (buddiesOnly.includes(contact)) return 'not_buddies';
  return byReach.includes(contact) && !pair.isReached ? 'hidden' : undefined;
}
