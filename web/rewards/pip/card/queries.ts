import { queryOptions } from '@tanstack/react-query';
import { readPip } from '#contract/profiles.ts';
import { api } from '#web/app/api.ts';
import { userKey } from '#web/app/query-client.ts';

/** Below the user's key, because the socket says "user" when another device has dressed the frog. */
export const pipKey = [...userKey, 'pip'] as const;

/** A child's own frog, with its look as the text used in picture addresses. */
export const ownPip = queryOptions({ queryKey: pipKey, queryFn: ({ signal }) => api(readPip, {}, { signal }) });
