import { posts } from './en/posts.ts';
import { postsTalk } from './en/posts-talk.ts';
import { ui } from './en/ui.ts';
import { speaker } from './index.ts';

export const t = speaker({ ...ui, ...posts, ...postsTalk });
