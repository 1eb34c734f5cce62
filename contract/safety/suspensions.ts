import * as z from 'zod/mini';
import { id, instant } from '../shared/ids.ts';

/** Why an admin suspends a child. The child reads it as a sentence. */
export const suspensionReasons = ['family_asked', 'safety', 'stolen', 'rules'] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];
const reason = z.nullable(z.enum(suspensionReasons));

/** The current suspension, as the child sees it. */
export const pause = z.object({
  id,
  endsAt: instant,
  canAppeal: z.boolean(),
  /** Staff have decided on the appeal. The suspension goes on. */
  isAnswered: z.boolean(),
  /** Null if a moderator suspended them for something that they wrote. */
  reason,
  /** The title of what they wrote; may be empty. */
  about: z.string(),
});
export type Pause = z.output<typeof pause>;

/** What a child appeals against, for staff. */
export const appealedSuspension = z.object({
  /** The username of a member of staff; null if that is not known any more. */
  by: z.nullable(z.string()),
  reason,
  startsAt: instant,
  endsAt: instant,
  /** The reader has suspended the child, so only a colleague can keep the suspension. */
  needsColleague: z.boolean(),
});
