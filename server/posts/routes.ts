import { readDrawing } from '#contract/drawings.ts';
import * as calls from '#contract/posts.ts';
import { serve } from '../platform/http/serve.ts';
import { readPicture } from './drawings.ts';
import { deletePost, waitingPosts, writePost } from './own-posts.ts';
import { loadPost } from './posts.ts';

export const routes = [
  serve(calls.createPost, ({ context, actor, body }) => writePost(context, actor, body)),
  serve(calls.listWaitingPosts, ({ context, actor }) => waitingPosts(context, actor)),
  serve(calls.readPost, ({ context, actor, params }) => loadPost(context, actor, params.id)),
  serve(calls.deletePost, ({ context, actor, params }) => deletePost(context, actor, params.id)),
  serve(readDrawing, async ({ context, actor, params, caller }) => {
    caller.sendFile(await readPicture(context, actor, params.id), 'image/png', 'private');
    return undefined;
  }),
];
