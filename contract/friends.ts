import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';

/** A child as other children may know them: never a real name, an age or an address. */
const otherChild = {
  id,
  username: z.string(),
  displayName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  avatar: z.object({ emoji: z.string(), background: z.string() }),
};

const blocking = z.object({ blocked: z.boolean() });

/** Without a scope: whatever a grown-up has opened, nobody needs leave to turn away from somebody. */
export const blockUser = endpoint({
  route: 'PUT /api/users/:id/block',
  about: 'Hides two children from each other everywhere, ends their friendship, and is told to nobody',
  allows: 'child',
  pace: { limit: 60, seconds: 600 },
  params: idParams,
  returns: blocking,
});

export const unblockUser = endpoint({
  route: 'DELETE /api/users/:id/block',
  about: 'Takes an own block back; the friendship stays ended',
  allows: 'child',
  pace: { limit: 60, seconds: 600 },
  params: idParams,
  returns: blocking,
});

const blockedChild = z.object({ ...otherChild, blockedAt: instant });
export type BlockedChild = z.output<typeof blockedChild>;

export const listBlocks = endpoint({
  route: 'GET /api/blocks',
  about: 'Whom this child has blocked, newest first',
  allows: 'child',
  pace: { limit: 120, seconds: 60 },
  returns: z.object({ blocked: z.array(blockedChild) }),
});
