import * as z from 'zod/mini';
import { endpoint, nothing } from '../shared/endpoint.ts';

/** The word that a child types to delete their account. */
const DELETE_WORD = 'DELETE';

export const deleteUser = endpoint({
  route: 'DELETE /api/user',
  summary: 'Deletes the own account: hidden and signed out at once, erased after 7 days unless undone',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 20, seconds: 600 },
  body: z.strictObject({ confirm: z.literal(DELETE_WORD, 'Please type DELETE') }),
  returns: nothing,
});
