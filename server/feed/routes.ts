import * as contract from '#contract/feed.ts';
import { serve } from '../platform/http/serve.ts';
import { readFeed } from './feed.ts';
import { recordShownCards } from './shown-cards.ts';

export const routes = [
  serve(contract.readFeed, ({ context, actor, query }) => readFeed(context, actor, query)),
  serve(contract.recordShownCards, ({ context, actor, body }) => recordShownCards(context, actor, body)),
];
