import { posts } from './en/posts.ts';
import { postsOwn } from './en/posts-own.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...posts, ...postsOwn });
