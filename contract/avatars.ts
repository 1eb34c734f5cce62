import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { avatarBackgrounds, everyAvatarEmoji } from './rules/avatars.ts';
import { endpoint, nothing } from './shared/endpoint.ts';

export const changeAvatar = endpoint({
  route: 'PUT /api/user/avatar',
  summary: 'Changes the own picture; the server draws it from an emoji and a background',
  allows: 'child',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({
    emoji: z.enum(everyAvatarEmoji, 'Please choose a picture'),
    background: z.enum(avatarBackgrounds, 'Please choose a colour'),
  }),
  returns: user,
});

export const readAvatar = endpoint({
  route: 'GET /api/avatars/:picture',
  summary: 'A picture that a child can choose, 200 x 200 px, as PNG',
  allows: 'anyone',
  rateLimit: { limit: 1000, seconds: 60 },
  params: z.strictObject({ picture: z.string().check(z.regex(/^[0-9a-f-]{1,60}\.png$/, 'There is no such picture')) }),
  returns: nothing,
  status: 200,
});
