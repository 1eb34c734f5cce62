import * as contract from '#contract/profiles.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { changeAvatar, readAvatar } from './avatars.ts';
import { readPipPicture } from './pip-pictures.ts';
import { namePip, readPip } from './pips.ts';
import { updateUser } from './update-user.ts';
import { readUserCount } from './user-count.ts';

export const routes: readonly Route[] = [
  serve(contract.updateUser, ({ context, actor, body }) => updateUser(context, actor, body)),
  serve(contract.changeAvatar, ({ context, actor, body }) => changeAvatar(context, actor, body)),
  serve(contract.readAvatar, async ({ actor, params, client }) => {
    client.sendFile(await readAvatar(params.picture, actor?.accountId ?? client.address), 'image/png');
    return undefined;
  }),
  serve(contract.readPipPicture, async ({ params, client }) => {
    client.sendFile(readPipPicture(params.picture), 'image/svg+xml');
    return undefined;
  }),
  serve(contract.readPip, ({ context, actor }) => readPip(context, actor)),
  serve(contract.namePip, ({ context, actor, body }) => namePip(context, actor, body)),
  serve(contract.readUserCount, ({ context }) => readUserCount(context)),
];
