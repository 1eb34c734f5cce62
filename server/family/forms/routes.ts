import * as calls from '#contract/family.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { handInSignedForm } from './hand-in.ts';
import { openSignedForm, printSignedForm, readOwnSignedForm, withdrawSignedForm } from './own-form.ts';
import { listSignedForms, readSignedForm, rejectSignedForm, verifySignedForm } from './review.ts';
import { startOwnSignedForm, startSignedForm } from './start.ts';

export const formRoutes: readonly Route[] = [
  serve(calls.startSignedForm, ({ context, body }) => startSignedForm(context, body)),
  serve(calls.startOwnSignedForm, ({ context, actor, params, body }) =>
    startOwnSignedForm(context, actor, { childId: params.childId, scopes: body.scopes }),
  ),
  serve(calls.readOwnSignedForm, ({ context, actor, params }) => readOwnSignedForm(context, actor, params.childId)),
  serve(calls.openSignedForm, ({ context, body }) => openSignedForm(context, body.token)),
  serve(calls.printSignedForm, ({ context, body }) => printSignedForm(context, body)),
  serve(calls.handInSignedForm, ({ context, body }) => handInSignedForm(context, body)),
  serve(calls.withdrawSignedForm, ({ context, body }) => withdrawSignedForm(context, body.token)),
  serve(calls.listSignedForms, ({ context }) => listSignedForms(context)),
  serve(calls.readSignedForm, ({ context, actor, params }) => readSignedForm(context, actor, params.id)),
  serve(calls.verifySignedForm, ({ context, actor, params }) => verifySignedForm(context, actor, params.id)),
  serve(calls.rejectSignedForm, ({ context, actor, params, body }) =>
    rejectSignedForm(context, actor, { id: params.id, reason: body.reason }),
  ),
];
