import * as contract from '#contract/activities.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { listActivities, readActivityNews, viewActivities } from './activities.ts';

export const routes: readonly Route[] = [
  serve(contract.listActivities, ({ context, actor, query }) => listActivities(context, actor, query.cursor)),
  serve(contract.readActivityNews, ({ context, actor }) => readActivityNews(context, actor)),
  serve(contract.viewActivities, ({ context, actor }) => viewActivities(context, actor)),
];
