import * as z from 'zod/mini';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';

export const listSessions = endpoint({
  route: 'GET /api/sessions',
  about: 'Own sessions',
  allows: 'member',
  pace: { limit: 60, seconds: 60 },
  returns: z.object({
    sessions: z.array(
      z.object({ id, device: z.string(), createdAt: instant, lastUsedAt: instant, current: z.boolean() }),
    ),
  }),
});

export const endSession = endpoint({
  route: 'DELETE /api/sessions/:id',
  about: 'Ends one of the own sessions',
  allows: 'member',
  pace: { limit: 60, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const endOtherSessions = endpoint({
  route: 'DELETE /api/sessions',
  about: 'Ends all own sessions but this one',
  allows: 'member',
  pace: { limit: 20, seconds: 60 },
  returns: nothing,
});
