import * as z from 'zod/mini';
import { endpoint, nothing } from './shared/endpoint.ts';

/** What a child types to end the own account. */
export const DELETE_WORD = 'DELETE';

export const deleteUser = endpoint({
  route: 'DELETE /api/user',
  summary: 'Ends the own account: hidden and signed out at once, erased after 7 days unless it is undone',
  allows: 'child',
  rateLimit: { limit: 20, seconds: 600 },
  body: z.strictObject({ confirm: z.literal(DELETE_WORD, 'Please type DELETE') }),
  returns: nothing,
});
