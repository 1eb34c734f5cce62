import * as z from 'zod/mini';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { id, idParams } from '../shared/ids.ts';
import { line } from '../shared/text.ts';

export const GROUP_NAME_MAX = 60;
export const GROUP_MEMBERS_MAX = 500;

const name = line(GROUP_NAME_MAX, 'Please give the group a name', 'Please use 60 letters or less');
const username = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(40));

const group = z.object({ id, name: z.string(), members: z.array(z.string()) });
export type ChildGroup = z.output<typeof group>;

const byStaff = { allows: 'moderator', rateLimit: { limit: 120, seconds: 60 } } as const;

export const listGroups = endpoint({
  ...byStaff,
  route: 'GET /api/groups',
  summary: 'Lists the class and club groups by name, with the usernames of their children',
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(400))) }),
  returns: z.object({ groups: z.array(group), cursor: z.nullable(z.string()) }),
});

export const createGroup = endpoint({
  ...byStaff,
  route: 'POST /api/groups',
  summary: 'Makes a class or club group; its children may be on the trusted lists of each other’s parents',
  body: z.strictObject({ name }),
  returns: group,
  status: 201,
});

export const renameGroup = endpoint({
  ...byStaff,
  route: 'PUT /api/groups/:id',
  summary: 'Renames a group',
  params: idParams,
  body: z.strictObject({ name }),
  returns: group,
});

export const deleteGroup = endpoint({
  ...byStaff,
  route: 'DELETE /api/groups/:id',
  summary: 'Deletes a group; friendships stay',
  params: idParams,
  returns: nothing,
});

export const addMembers = endpoint({
  ...byStaff,
  route: 'POST /api/groups/:id/members',
  summary: 'Adds children to a group by username, and returns the names that nobody has',
  params: idParams,
  body: z.strictObject({
    usernames: z
      .array(username)
      .check(
        z.minLength(1, 'Please type at least one username'),
        z.maxLength(GROUP_MEMBERS_MAX, 'Please add 500 at most at once'),
      ),
  }),
  returns: z.object({ group, unknown: z.array(z.string()) }),
});

export const removeMember = endpoint({
  ...byStaff,
  route: 'DELETE /api/groups/:id/members/:username',
  summary: 'Takes a child out of a group',
  params: z.strictObject({ id, username }),
  returns: group,
});
