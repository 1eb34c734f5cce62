import * as commentCalls from '#contract/comments.ts';
import * as drawingCalls from '#contract/posts/drawings.ts';
import * as kindCalls from '#contract/posts/kind-words.ts';
import * as calls from '#contract/posts.ts';
import { serve } from '../platform/http/serve.ts';
import { listComments } from './comments/comments.ts';
import { createComment } from './comments/create-comment.ts';
import { hideComment, showComment } from './comments/hiding.ts';
import { createPost } from './create-post.ts';
import { readDrawing } from './drawings/drawings.ts';
import { sendKindWords, takeBackKindWords } from './kind-words/kind-words.ts';
import { likeComment, likePost, unlikeComment, unlikePost } from './likes/likes.ts';
import { deletePost, listWaitingPosts } from './own-posts.ts';
import { readPost } from './posts.ts';
import { listPostsBy } from './posts-by.ts';
import { viewReleasedPost } from './review/released.ts';

export const routes = [
  serve(calls.createPost, ({ context, actor, body }) => createPost(context, actor, body)),
  serve(calls.listWaitingPosts, ({ context, actor }) => listWaitingPosts(context, actor)),
  serve(calls.viewReleasedPost, ({ context, actor, params }) => viewReleasedPost(context, actor, params.id)),
  serve(calls.readPost, ({ context, actor, params }) => readPost(context, actor, params.id)),
  serve(calls.listPostsBy, ({ context, actor, params, query }) => listPostsBy(context, actor, params.id, query.cursor)),
  serve(calls.deletePost, ({ context, actor, params }) => deletePost(context, actor, params.id)),
  serve(drawingCalls.readDrawing, async ({ context, actor, params, client }) => {
    client.sendPrivateFile(await readDrawing(context, actor, params.id), 'image/png', params.id);
    return undefined;
  }),
  serve(calls.likePost, ({ context, actor, params }) => likePost(context, actor, params.id)),
  serve(calls.unlikePost, ({ context, actor, params }) => unlikePost(context, actor, params.id)),
  serve(kindCalls.sendKindWords, ({ context, actor, params, body }) => sendKindWords(context, actor, params.id, body)),
  serve(kindCalls.takeBackKindWords, ({ context, actor, params }) => takeBackKindWords(context, actor, params.id)),
  serve(commentCalls.listComments, ({ context, actor, params, query }) =>
    listComments(context, actor, params.id, query.cursor),
  ),
  serve(commentCalls.createComment, ({ context, actor, params, body }) =>
    createComment(context, actor, params.id, body),
  ),
  serve(commentCalls.hideComment, ({ context, actor, params }) => hideComment(context, actor, params.id)),
  serve(commentCalls.showComment, ({ context, actor, params }) => showComment(context, actor, params.id)),
  serve(commentCalls.likeComment, ({ context, actor, params }) => likeComment(context, actor, params.id)),
  serve(commentCalls.unlikeComment, ({ context, actor, params }) => unlikeComment(context, actor, params.id)),
];
