import type { SuspensionReason } from './suspensions.ts';

/** Messages to an author whose content staff removed; they explain what to do better. */
export const teachTemplates = ['kinder', 'rude', 'private', 'meeting', 'scary', 'spam', 'copied'] as const;
export type TeachTemplate = (typeof teachTemplates)[number];

/** Other messages of staff: about an account, or to a child who reported something. */
export const plainTemplates = [
  'removed',
  'paused',
  'pause_ended',
  'appeal_declined',
  'new_name',
  'name_approved',
  'name_refused',
  'bio_approved',
  'bio_refused',
  'bio_removed',
  'pip_name_approved',
  'pip_name_refused',
  'came_back',
  'buddy_ended',
  'unused_soon',
  'of_age_soon',
  'reading_on',
  'reading_off',
  /** A parent has taken a copy of the child's things. */
  'copy_taken',
  /** A parent has corrected names, birthday or time zone. */
  'corrected',
  /** The old one held the real name, as a parent has corrected it. */
  'new_pond_name',
  'thanks_acted',
  'thanks_looked',
] as const;

/** A suspension by an admin, with its reason. */
export const suspensionTemplates = [
  'paused_family_asked',
  'paused_safety',
  'paused_stolen',
  'paused_rules',
] as const satisfies readonly `paused_${SuspensionReason}`[];
