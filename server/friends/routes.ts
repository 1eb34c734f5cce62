import * as calls from '#contract/friends.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { blockUser, listBlocks, unblockUser } from './blocks.ts';

export const routes: readonly Route[] = [
  serve(calls.blockUser, ({ context, actor, params }) => blockUser(context, actor, params.id)),
  serve(calls.unblockUser, ({ context, actor, params }) => unblockUser(context, actor, params.id)),
  serve(calls.listBlocks, ({ context, actor }) => listBlocks(context, actor)),
];
