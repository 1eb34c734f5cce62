import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { endpoint } from './shared/endpoint.ts';

const TYPE_IT = 'Please type in the code';

/** Six digits of the app, or a recovery code. */
const code = z.string(TYPE_IT).check(z.trim(), z.minLength(6, TYPE_IT), z.maxLength(20, TYPE_IT));

export const openSecondStep = endpoint({
  route: 'POST /api/staff/totp/open',
  summary:
    'What the second step needs: a code, or first the secret for an app; the same one as long as the session lasts',
  allows: 'second_step',
  rateLimit: { limit: 30, seconds: 60 },
  returns: z.object({
    /** Empty where the app has the secret already. `address` is what the picture holds. */
    enrolment: z.nullable(z.object({ secret: z.string(), address: z.string() })),
    /** On a developer's machine only. */
    mayWait: z.boolean(),
  }),
});

export const takeSecondStep = endpoint({
  route: 'POST /api/staff/totp',
  summary: 'Finishes signing in by a code; the first one also brings ten recovery codes, this once',
  allows: 'second_step',
  rateLimit: { limit: 30, seconds: 60 },
  body: z.strictObject({ code }),
  returns: z.object({ user, recoveryCodes: z.array(z.string()) }),
});

export const putOffSecondStep = endpoint({
  route: 'POST /api/staff/totp/later',
  summary: "Signs in without the second step, on a developer's machine",
  allows: 'second_step',
  rateLimit: { limit: 30, seconds: 60 },
  returns: user,
});

export const readSecondStep = endpoint({
  route: 'GET /api/staff/totp',
  summary: 'Whether the own second step is set up, and how many recovery codes are left',
  allows: 'moderator',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({ isSet: z.boolean(), recoveryCodesLeft: z.number() }),
});

export const renewRecoveryCodes = endpoint({
  route: 'POST /api/staff/recovery-codes',
  summary: 'Ten new recovery codes instead of the old ones, for a code of the app',
  allows: 'moderator',
  rateLimit: { limit: 10, seconds: 60 },
  body: z.strictObject({ code }),
  returns: z.object({ recoveryCodes: z.array(z.string()) }),
});
