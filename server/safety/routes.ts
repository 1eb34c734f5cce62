import * as calls from '#contract/safety.ts';
import * as screening from '#contract/screening.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { sendAppeal } from './appeals.ts';
import { decideCase } from './decisions.ts';
import { listCases, readCase, readDesk, setDuty } from './desk.ts';
import { hintFor } from './hints.ts';
import { listStaffNotices, seeStaffNotice } from './notices.ts';
import { sendReport } from './reports.ts';
import { tryFilter } from './trial.ts';

export const routes: readonly Route[] = [
  serve(calls.readDesk, ({ context, actor }) => readDesk(context, actor)),
  serve(calls.setDuty, ({ context, actor, body }) => setDuty(context, actor, body.isOnDuty)),
  serve(calls.listCases, ({ context, actor, query }) => listCases(context, actor, query)),
  serve(calls.readCase, ({ context, actor, params }) => readCase(context, actor, params.id)),
  serve(calls.decideCase, ({ context, actor, params, body }) => decideCase(context, actor, params.id, body)),
  serve(screening.tryFilter, ({ context, actor, body }) => tryFilter(context, actor, body)),
  serve(screening.readWritingHint, async ({ body }) => hintFor(body)),
  serve(calls.sendReport, ({ context, actor, body }) => sendReport(context, actor, body)),
  serve(calls.listStaffNotices, ({ context, actor, query }) => listStaffNotices(context, actor, query.cursor)),
  serve(calls.seeStaffNotice, ({ context, actor, params }) => seeStaffNotice(context, actor, params.id)),
  serve(calls.sendAppeal, ({ context, actor, body }) => sendAppeal(context, actor, body)),
];
