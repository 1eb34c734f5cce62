import * as calls from '#contract/activities.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { listActivities, readNews, viewActivities } from './activities.ts';

export const routes: readonly Route[] = [
  serve(calls.listActivities, ({ context, actor, query }) => listActivities(context, actor, query.cursor)),
  serve(calls.readActivityNews, ({ context, actor }) => readNews(context, actor)),
  serve(calls.viewActivities, ({ context, actor }) => viewActivities(context, actor)),
];
