import * as z from 'zod/mini';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { id, idParams, instant } from '../shared/ids.ts';

export const listSessions = endpoint({
  route: 'GET /api/sessions',
  summary: 'Lists own sessions',
  allows: 'member',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({
    sessions: z.array(
      z.object({ id, device: z.string(), createdAt: instant, lastUsedAt: instant, current: z.boolean() }),
    ),
  }),
});

export const endSession = endpoint({
  route: 'DELETE /api/sessions/:id',
  summary: 'Ends one of the own sessions',
  allows: 'member',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const endOtherSessions = endpoint({
  route: 'DELETE /api/sessions',
  summary: 'Ends all own sessions except this one',
  allows: 'member',
  rateLimit: { limit: 20, seconds: 60 },
  returns: nothing,
});
