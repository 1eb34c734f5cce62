import { eventKind } from '../platform/events.ts';

/** A mail to a child's parents was queued, and may be due at once. */
export const parentMailQueued = eventKind<Record<string, never>>('consent.mail_wanted');

/** A child turned out to be younger than the age of consent. */
export const consentWanted = eventKind<Record<string, never>>('family.consent_wanted');

/** Someone has asked for a copy of a child's data. */
export const copyRequested = eventKind<Record<string, never>>('family.copy_requested');

/** Staff have decided on one grown-up's objection to another's consent. */
export const objectionDecided = eventKind<{ holds: boolean }>('consent.objection_judged');

/** A parent asked for a sign-in link. The id is null if nobody has this address. */
export const parentLinkWanted = eventKind<{ parentId: string | null; isSignedIn: boolean }>('parent.link_wanted');

/** Someone has paid, and gets a refund. */
export const paymentSettled = eventKind<Record<string, never>>('family.payment_settled');

/** A parent has invited another grown-up, who gets a mail. The ids of the invitations have spaces between them. */
export const parentInvited = eventKind<{ invitationIds: string }>('parent.invited');

/** A parent wants to change their address: both mailboxes get a link. */
export const addressChangeWanted = eventKind<{ parentId: string }>('parent.address_change_wanted');

/** A parent's address has changed. */
export const addressChanged = eventKind<{ parentId: string }>('parent.address_changed');
