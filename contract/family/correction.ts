import * as z from 'zod/mini';
import { isRealDay } from '../rules/age.ts';
import { endpoint } from '../shared/endpoint.ts';
import { idParams } from '../shared/ids.ts';
import { line, timeZoneName } from '../shared/text.ts';

/** What a parent can correct. */
const details = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** YYYY-MM-DD. */
  birthDate: z.string(),
  timeZone: z.string(),
  /** The name of this parent, as Lilypad has it. */
  parentName: z.string(),
});
export type ChildDetails = z.output<typeof details>;

export const readChildDetails = endpoint({
  route: 'GET /api/family/children/:id/details',
  summary: 'Returns names, date of birth and time zone, for a parent who wants to correct them',
  allows: 'parent',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: details,
});

/** Fields that are left out stay the same. */
export const correctionForm = z.strictObject({
  firstName: z.optional(line(50, 'First name is required', 'First name must be at most 50 characters')),
  lastName: z.optional(line(50, 'Last name is required', 'Last name must be at most 50 characters')),
  birthDate: z.optional(
    z
      .string('Date of birth is required')
      .check(z.minLength(1, 'Date of birth is required'), z.refine(isRealDay, 'Please choose a real date')),
  ),
  timeZone: z.optional(timeZoneName),
  parentName: z.optional(line(100, 'Please type your name', 'Parent name must be at most 100 characters')),
  /** The parent has confirmed what a new date of birth changes. */
  isSure: z.optional(z.boolean()),
});
export type CorrectionForm = z.output<typeof correctionForm>;

export const correctChild = endpoint({
  route: 'POST /api/family/children/:id/correct',
  summary: 'Corrects names, date of birth, time zone or the name of the parent; the child is told',
  allows: 'parent',
  needsFreshLink: true,
  rateLimit: { limit: 30, seconds: 3600 },
  params: idParams,
  body: correctionForm,
  returns: details,
});
