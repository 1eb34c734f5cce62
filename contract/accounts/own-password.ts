import * as z from 'zod/mini';
import { secret, staffPassword } from '../accounts.ts';
import { endpoint, nothing } from '../shared/endpoint.ts';

export const changePassword = endpoint({
  route: 'PUT /api/password',
  summary: 'Changes the password of a member of staff, who types the current one, and ends their other sessions',
  allows: 'moderator',
  rateLimit: { limit: 20, seconds: 600 },
  body: z.strictObject({
    currentPassword: secret(1, 'Please type in your current password'),
    password: staffPassword,
  }),
  returns: nothing,
});
