import * as commentCalls from '#contract/comments.ts';
import { readDrawing } from '#contract/drawings.ts';
import * as calls from '#contract/posts.ts';
import { serve } from '../platform/http/serve.ts';
import { listComments, writeComment } from './comments.ts';
import { readPicture } from './drawings.ts';
import { like, unlike } from './likes.ts';
import { deletePost, waitingPosts, writePost } from './own-posts.ts';
import { loadPost } from './posts.ts';
import { postsBy } from './posts-by.ts';
import { statsOf } from './stats.ts';

export const routes = [
  serve(calls.createPost, ({ context, actor, body }) => writePost(context, actor, body)),
  serve(calls.listWaitingPosts, ({ context, actor }) => waitingPosts(context, actor)),
  serve(calls.readPost, ({ context, actor, params }) => loadPost(context, actor, params.id)),
  serve(calls.listPostsBy, ({ context, actor, params, query }) => postsBy(context, actor, params.id, query.cursor)),
  serve(calls.readUserStats, ({ context, actor }) => statsOf(context.db, actor.accountId)),
  serve(calls.deletePost, ({ context, actor, params }) => deletePost(context, actor, params.id)),
  serve(readDrawing, async ({ context, actor, params, caller }) => {
    caller.sendGuardedFile(await readPicture(context, actor, params.id), 'image/png', params.id);
    return undefined;
  }),
  serve(calls.likePost, ({ context, actor, params }) => like(context, actor, { kind: 'post', id: params.id })),
  serve(calls.unlikePost, ({ context, actor, params }) => unlike(context, actor, { kind: 'post', id: params.id })),
  serve(commentCalls.listComments, ({ context, actor, params, query }) =>
    listComments(context, actor, params.id, query.cursor),
  ),
  serve(commentCalls.createComment, ({ context, actor, params, body }) =>
    writeComment(context, actor, params.id, body),
  ),
  serve(commentCalls.likeComment, ({ context, actor, params }) =>
    like(context, actor, { kind: 'comment', id: params.id }),
  ),
  serve(commentCalls.unlikeComment, ({ context, actor, params }) =>
    unlike(context, actor, { kind: 'comment', id: params.id }),
  ),
];
