import { readPost } from '#contract/posts.ts';
import { serve } from '../platform/http/serve.ts';
import { loadPost } from './posts.ts';

export const routes = [serve(readPost, ({ context, actor, params }) => loadPost(context, actor, params.id))];
