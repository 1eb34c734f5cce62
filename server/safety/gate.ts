import { type AgeGroup, ageGroups } from '#contract/rules/age.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../platform/actor.ts';

/** What one wants of another. */
export type Contact =
  | 'find'
  | 'ask_buddy'
  | 'read_post'
  | 'read_profile'
  | 'lobby'
  | 'chat'
  | 'comment'
  | 'favorite'
  | 'presence'
  | 'notice';

/** What is known of one person when contact is asked for. */
export interface Person {
  readonly role: 'child' | 'parent' | 'moderator' | 'admin';
  /** Only children have one. */
  readonly ageGroup: AgeGroup | null;
  readonly consent: ConsentStatus;
  readonly scopes: ReadonlySet<Scope>;
  readonly state: 'active' | 'paused' | 'removed' | 'leaving';
  readonly isInQuietHours: boolean;
}

/** What is known of the two together. */
export interface Pair {
  readonly areBuddies: boolean;
  /** In either direction. */
  readonly isBlocked: boolean;
  /** One gave the other their friend code, and the younger one's parent has agreed. */
  readonly hasApprovedCode: boolean;
  /** Whether the post in question reaches beyond buddies as far as this reader. */
  readonly isReached: boolean;
}

export type Refusal = 'hidden' | 'consent_required' | 'scope_off' | 'quiet_hours' | 'paused' | 'not_buddies';
export type GateVerdict = { readonly open: true } | { readonly open: false; readonly because: Refusal };

const scopeOf: Record<Exclude<Contact, 'notice'>, Scope> = {
  find: 'buddies',
  ask_buddy: 'buddies',
  read_profile: 'buddies',
  favorite: 'buddies',
  read_post: 'posts',
  comment: 'posts',
  chat: 'chat_phrases',
  presence: 'buddies',
  lobby: 'multiplayer',
};
const buddiesOnly: readonly Contact[] = ['chat', 'comment', 'favorite', 'presence'];
const open: GateVerdict = { open: true };
const closed = (because: Refusal): GateVerdict => ({ open: false, because });

/**
 * The one gate between people (decisions 15 and 16). Pure: HTTP, sockets, notices, mail and search all ask it. One's own
 * state is told to oneself; everything about the other reads as `hidden`, so that nothing is learnt from a refusal.
 */
export function mayMeet(actor: Person, other: Person, pair: Pair, contact: Contact): GateVerdict {
  if (contact === 'notice') return actor.role === 'moderator' || actor.role === 'admin' ? open : closed('hidden');
  if (actor.role !== 'child' || other.role !== 'child') return closed('hidden');
  return ownState(actor, contact) ?? theirState(other, contact) ?? between(actor, other, pair, contact);
}

function ownState(actor: Person, contact: Exclude<Contact, 'notice'>): GateVerdict | undefined {
  if (actor.state !== 'active') return closed('paused');
  if (!hasConsent(actor)) return closed('consent_required');
  if (!isOpenTo(actor, contact)) return closed('scope_off');
  return actor.isInQuietHours ? closed('quiet_hours') : undefined;
}

/** A child in quiet hours stays visible: only live contact waits for the morning. */
function theirState(other: Person, contact: Exclude<Contact, 'notice'>): GateVerdict | undefined {
  const isThere = other.state === 'active' && hasConsent(other) && isOpenTo(other, contact);
  const isDisturbed = other.isInQuietHours && (contact === 'lobby' || contact === 'presence');
  return isThere && !isDisturbed ? undefined : closed('hidden');
}

function between(actor: Person, other: Person, pair: Pair, contact: Contact): GateVerdict {
  if (pair.isBlocked) return closed('hidden');
  if (pair.areBuddies) return open;
  if (!areNear(actor.ageGroup, other.ageGroup) && !pair.hasApprovedCode) return closed('hidden');
  if (buddiesOnly.includes(contact)) return closed('not_buddies');
  return contact === 'read_post' && !pair.isReached ? closed('hidden') : open;
}

function hasConsent(person: Person): boolean {
  return person.consent === 'granted' || person.consent === 'not_needed';
}

function isOpenTo(person: Person, contact: Exclude<Contact, 'notice'>): boolean {
  return person.scopes.has(scopeOf[contact]) || (contact === 'chat' && person.scopes.has('chat'));
}

/** Own or neighbouring age group, and never across the line of 13. */
export function areNear(one: AgeGroup | null, other: AgeGroup | null): boolean {
  if (one === null || other === null) return false;
  if ((one === '13-17') !== (other === '13-17')) return false;
  return Math.abs(ageGroups.indexOf(one) - ageGroups.indexOf(other)) <= 1;
}
