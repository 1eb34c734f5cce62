import * as calls from '#contract/admin.ts';
import * as mails from '#contract/mails.ts';
import * as people from '#contract/people.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { readDashboard } from './dashboard.ts';
import { listFailedJobs } from './failed-jobs.ts';
import { listFailedMails, resendAlert, resendMail } from './failed-mails.ts';
import { answerTestMail, sendTestMail } from './mail-test.ts';
import { closeMessage, listMessages } from './messages.ts';
import { actOnPerson, listPeople, readPerson } from './people.ts';
import { changeKeptPeriod, listKeptPeriods } from './retention.ts';
import { changeSettings, finishSetup, readSettings } from './settings.ts';

export const routes: readonly Route[] = [
  serve(calls.readDashboard, ({ context }) => readDashboard(context)),
  serve(calls.readSettings, ({ context }) => readSettings(context)),
  serve(calls.changeSettings, ({ context, actor, body }) => changeSettings(context, actor, body)),
  serve(calls.listKeptPeriods, ({ context }) => listKeptPeriods(context)),
  serve(calls.changeKeptPeriod, ({ context, actor, params, body }) =>
    changeKeptPeriod(context, actor, { ...params, ...body }),
  ),
  serve(calls.sendTestMail, ({ context }) => sendTestMail(context)),
  serve(calls.answerTestMail, ({ context, actor, body }) => answerTestMail(context, actor, body.word)),
  serve(calls.finishSetup, ({ context, actor, body }) => finishSetup(context, actor, body)),
  serve(calls.listMessages, ({ context, actor, query }) => listMessages(context, actor, query)),
  serve(calls.closeMessage, ({ context, actor, params, body }) => closeMessage(context, actor, { ...params, ...body })),
  serve(mails.listFailedMails, ({ context, actor }) => listFailedMails(context, actor)),
  serve(mails.resendAlert, ({ context, actor, params }) => resendAlert(context, actor, params)),
  serve(mails.resendMail, ({ context, actor, params }) => resendMail(context, actor, params.id)),
  serve(mails.listFailedJobs, ({ context }) => listFailedJobs(context)),
  serve(people.listPeople, ({ context, actor, query }) => listPeople(context, actor, query)),
  serve(people.readPerson, ({ context, actor, params }) => readPerson(context, actor, params.id)),
  serve(people.actOnPerson, ({ context, actor, params, body }) => actOnPerson(context, actor, { ...params, ...body })),
];
