import * as auditLog from '#contract/safety/audit.ts';
import * as casework from '#contract/safety/casework.ts';
import * as holds from '#contract/safety/holds.ts';
import * as learning from '#contract/safety/learning.ts';
import * as screening from '#contract/safety/screening.ts';
import * as calls from '#contract/safety.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { checkAuditLog, listAuditLog } from './audit/log.ts';
import { listCaseLog } from './casework/case-log.ts';
import { claimCase, handOverCase, listColleagues, releaseCase } from './casework/claims.ts';
import { addCaseNote, readParentContact, sendCare, tickStep } from './casework/crisis-steps.ts';
import { listFilterWords, removeFilterWord, setFilterWord } from './filter-words.ts';
import { readWritingHint } from './hints.ts';
import { listHolds, lookAtPicture } from './holds/holds.ts';
import { listDisagreements, readFilterReport, rerunFilter } from './learning/report.ts';
import { decideCase } from './moderation/decisions.ts';
import { setDuty } from './moderation/duty.ts';
import { tryFilter } from './moderation/filter-trial.ts';
import { listCases, readCase, readReviewQueue } from './moderation/review-queue.ts';
import { listStaffMessages, markStaffMessageSeen } from './moderation/staff-messages.ts';
import { sendReport } from './reports.ts';
import { sendAppeal } from './suspensions/appeals.ts';

export const routes: readonly Route[] = [
  serve(calls.readReviewQueue, ({ context, actor }) => readReviewQueue(context, actor)),
  serve(calls.setDuty, ({ context, actor, body }) => setDuty(context, actor, body.isOnDuty)),
  serve(calls.listCases, ({ context, actor, query }) => listCases(context, actor, query)),
  serve(calls.readCase, ({ context, actor, params }) => readCase(context, actor, params.id)),
  serve(calls.decideCase, ({ context, actor, params, body }) => decideCase(context, actor, params.id, body)),
  serve(holds.listHolds, ({ context, actor }) => listHolds(context, actor)),
  serve(holds.lookAtPicture, ({ context, actor, params }) => lookAtPicture(context, actor, params.id)),
  serve(casework.listColleagues, ({ context, actor }) => listColleagues(context, actor)),
  serve(casework.claimCase, ({ context, actor, params, body }) => claimCase(context, actor, params.id, body)),
  serve(casework.releaseCase, ({ context, actor, params }) => releaseCase(context, actor, params.id)),
  serve(casework.handOverCase, ({ context, actor, params, body }) => handOverCase(context, actor, params.id, body.to)),
  serve(casework.listCaseLog, ({ context, actor, params, query }) =>
    listCaseLog(context, actor, params.id, query.cursor),
  ),
  serve(casework.addCaseNote, ({ context, actor, params, body }) => addCaseNote(context, actor, params.id, body)),
  serve(casework.tickStep, ({ context, actor, params, body }) => tickStep(context, actor, { ...params, ...body })),
  serve(casework.sendCare, ({ context, actor, params, body }) => sendCare(context, actor, params.id, body.template)),
  serve(casework.readParentContact, ({ context, actor, params, body }) =>
    readParentContact(context, actor, params.id, body),
  ),
  serve(auditLog.listAuditLog, ({ context, actor, query }) => listAuditLog(context, actor, query)),
  serve(auditLog.checkAuditLog, ({ context }) => checkAuditLog(context)),
  serve(screening.tryFilter, ({ context, actor, body }) => tryFilter(context, actor, body)),
  serve(screening.listFilterWords, ({ context }) => listFilterWords(context)),
  serve(screening.setFilterWord, ({ context, actor, body }) => setFilterWord(context, actor, body)),
  serve(screening.removeFilterWord, ({ context, actor, params }) => removeFilterWord(context, actor, params.id)),
  serve(learning.readFilterReport, ({ context }) => readFilterReport(context)),
  serve(learning.listDisagreements, ({ context, actor, query }) => listDisagreements(context, actor, query)),
  serve(learning.rerunFilter, ({ context, actor }) => rerunFilter(context, actor)),
  serve(screening.readWritingHint, async ({ body }) => readWritingHint(body)),
  serve(calls.sendReport, ({ context, actor, body }) => sendReport(context, actor, body)),
  serve(calls.listStaffMessages, ({ context, actor, query }) => listStaffMessages(context, actor, query.cursor)),
  serve(calls.markStaffMessageSeen, ({ context, actor, params }) => markStaffMessageSeen(context, actor, params.id)),
  serve(calls.sendAppeal, ({ context, actor, body }) => sendAppeal(context, actor, body)),
];
