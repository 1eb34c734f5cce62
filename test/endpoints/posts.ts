import * as comments from '#contract/comments.ts';
import { readDrawing } from '#contract/posts/drawings.ts';
import * as kindWords from '#contract/posts/kind-words.ts';
import * as posts from '#contract/posts.ts';
import type { Drawing } from '#contract/rules/drawings.ts';
import { newId } from '#server/platform/tokens.ts';
import { makeBuddies } from '../support/children.ts';
import { asChild, type Call } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

const aDot = (): Drawing => ({
  paper: '#ffffff',
  marks: [{ kind: 'stroke', ink: '#d13766', size: 6, path: 'AA' }],
});

const aPost = () => ({
  clientId: newId(),
  title: 'The day the pond froze',
  content: 'We went outside and it was glass!',
  category: 'story' as const,
});

/** A child, and a post that they may see and comment on. */
async function withPost(pond: EndpointWorld) {
  const browser = await pond.newChild();
  return { browser, params: { id: await pond.postFor(browser) } };
}

async function withPostOfBuddy(pond: EndpointWorld) {
  const [browser, author] = [await pond.newChild(), await pond.newChild()];
  await makeBuddies(pond.world, browser, author);
  return { browser, params: { id: await pond.postFor(author) } };
}

async function withComment(pond: EndpointWorld) {
  const { browser, params } = await withPost(pond);
  const body = { clientId: newId(), content: 'What a jump!' };
  const { data } = await browser.call(comments.createComment, { params, body });
  return { browser, params: { id: data.comment.id } };
}

export const postCalls: readonly Call[] = [
  { endpoint: posts.createPost, prepare: asChild(() => ({ body: { ...aPost(), drawing: aDot() } })) },
  {
    endpoint: readDrawing,
    prepare: async (pond) => {
      const child = await pond.newChild();
      const { data } = await child.call(posts.createPost, { body: { ...aPost(), drawing: aDot() } });
      return { browser: child, params: { id: data.post.imageUrl?.split('/').at(-1) ?? '' } };
    },
  },
  { endpoint: posts.listWaitingPosts, prepare: asChild() },
  { endpoint: posts.viewReleasedPost, prepare: withPost },
  {
    endpoint: posts.readPost,
    prepare: async (pond) => {
      const child = await pond.newChild();
      return { browser: child, params: { id: await pond.postFor(child) } };
    },
  },
  {
    endpoint: posts.listPostsBy,
    prepare: async (pond) => {
      const [browser, author] = [await pond.newChild(), await pond.newChild()];
      await pond.postFor(author);
      return { browser, params: { id: author.id } };
    },
  },
  { endpoint: posts.likePost, prepare: withPost },
  { endpoint: posts.unlikePost, prepare: withPost },
  {
    endpoint: kindWords.sendKindWords,
    prepare: async (pond) => ({ ...(await withPostOfBuddy(pond)), body: { words: 'well_done' as const } }),
  },
  { endpoint: kindWords.takeBackKindWords, prepare: withPostOfBuddy },
  { endpoint: comments.listComments, prepare: withPost },
  {
    endpoint: comments.createComment,
    prepare: async (pond) => ({ ...(await withPost(pond)), body: { clientId: newId(), content: 'What a jump!' } }),
  },
  { endpoint: comments.likeComment, prepare: withComment },
  { endpoint: comments.hideComment, prepare: withComment },
  { endpoint: comments.showComment, prepare: withComment },
  { endpoint: comments.unlikeComment, prepare: withComment },
  {
    endpoint: posts.deletePost,
    prepare: async (pond) => {
      const child = await pond.newChild();
      const { data } = await child.call(posts.createPost, { body: aPost() });
      return { browser: child, params: { id: data.post.id } };
    },
  },
];
