import { readFeed } from '#contract/feed.ts';
import { serve } from '../platform/http/serve.ts';
import { feedPage } from './feed.ts';

export const routes = [serve(readFeed, ({ context, actor, query }) => feedPage(context, actor, query))];
