import { pipPoseAddress } from '#contract/art/pip/address.ts';
import * as profiles from '#contract/profiles.ts';
import { encodeLook, plainLook } from '#contract/rules/rewards/pips.ts';
import { asChild, asVisitor, type Call } from './call.ts';

export const profileCalls: readonly Call[] = [
  { endpoint: profiles.readUserCount, prepare: asVisitor() },
  {
    endpoint: profiles.updateUser,
    prepare: asChild(() => ({
      body: {
        displayName: 'Tadpole',
        bio: 'I like rain.',
        favoriteColor: 'teal',
        language: 'en',
        settings: { sound: false },
      },
    })),
  },
  { endpoint: profiles.changeAvatar, prepare: asChild(() => ({ body: { emoji: '🦊', background: '#d3f9d8' } })) },
  {
    endpoint: profiles.readPipPicture,
    prepare: async ({ world }) => ({
      browser: world.visitor(),
      params: { picture: pipPoseAddress({ pip: encodeLook(plainLook), pose: 'wave' }).slice('/api/pips/'.length) },
    }),
  },
  { endpoint: profiles.readPip, prepare: asChild() },
  { endpoint: profiles.namePip, prepare: asChild(() => ({ body: { name: 'Bubbles' } })) },
  {
    endpoint: profiles.readAvatar,
    prepare: async ({ world }) => ({ browser: world.visitor(), params: { picture: '1f98a-d3f9d8.png' } }),
  },
];
