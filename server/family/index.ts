/** Parents consent, by a button alone, and get mails that are true on the day they are sent; a child is exported, or erased everywhere. */
import type { Module } from '../platform/module.ts';
import { moderatedObjections } from './consent/moderated-objections.ts';
import { copyReady } from './copies/mails.ts';
import { publishFirstNotice } from './direct-notice/publish.ts';
import { eventHandlers } from './event-handlers.ts';
import { jobs } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { askedReport, weeklyReport } from './reports/mails/report-mails.ts';
import { routes } from './routes.ts';

export { parentHasConsented } from './consent/parent-has-consented.ts';
export { RECORD_RETENTION_YEARS } from './consent/policy.ts';
export { type Block, type CopySection, count, type Entry } from './copies/section.ts';
export { ANSWER_DAYS, toAnswerDays } from './direct-notice/answer-days.ts';
export type { DirectNotice } from './direct-notice/notice-files.ts';
export { findAdminByName, previewDirectNotice, publishDirectNotice } from './direct-notice/publish.ts';
export { eraseChild, exportChild } from './erasure/erasure.ts';
export { addressChanged } from './events.ts';
export { countFailedParentMails, listFailedParentMails } from './mails/failed.ts';
export { type Addressee, type ParentMail, queueParentMails } from './mails/module-mails.ts';
export { resendParentMail } from './mails/send.ts';
export { recordParentAct } from './parents/acts.ts';
export { authenticateParent, authorizeParent } from './parents/authenticate-parent.ts';
export { loadOwnChild, type OwnChild } from './parents/own-children.ts';
export { countOverdueRefunds } from './payments/settle.ts';
export type { CountedFigure, Spans } from './reports/figures.ts';

export const family: Module = {
  name: 'family',
  personalData,
  routes,
  eventHandlers,
  jobs,
  reviewables: [moderatedObjections],
  parentMails: [weeklyReport, askedReport, copyReady],
  open: publishFirstNotice,
};
