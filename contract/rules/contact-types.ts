/** What a message to the operator may be about. */
export const contactTypes = ['general', 'safety', 'parent', 'emergency'] as const;
export type ContactType = (typeof contactTypes)[number];

export const CONTACT_NAME_MAX = 100;
export const CONTACT_SUBJECT_MAX = 200;
export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 2000;
