import * as calls from '#contract/family.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { finishPayment } from './settle.ts';
import { startOwnPayment, startPayment } from './start.ts';

export const paymentRoutes: readonly Route[] = [
  serve(calls.startPayment, ({ context, body }) => startPayment(context, body)),
  serve(calls.startOwnPayment, ({ context, actor, params, body }) =>
    startOwnPayment(context, actor, { childId: params.childId, scopes: body.scopes }),
  ),
  serve(calls.finishPayment, ({ context, body }) => finishPayment(context, body.token)),
];
