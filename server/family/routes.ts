import * as calls from '#contract/family.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { inviteGrownUp, unblockParentAddress } from './by-staff/grown-ups.ts';
import { recordConsentInPerson } from './by-staff/in-person.ts';
import { decideConsent, revokeConsent, undoRefusal } from './consent/decisions.ts';
import { openConsentLink } from './consent/links.ts';
import { reportNotMyChild } from './consent/not-my-child.ts';
import { markConsentSeen, readConsent } from './consent/own-consent.ts';
import { readParentView } from './consent/parent-view.ts';
import { changeControls, readControls } from './controls/controls.ts';
import { chooseOwnTimes, markControlsSeen, readOwnTimes } from './controls/own-times.ts';
import { dataRoutes } from './data-routes.ts';
import { resendDirectNotice } from './direct-notice/requests.ts';
import { restoreAccountByLink } from './erasure/departures.ts';
import { formRoutes } from './forms/routes.ts';
import { parentRoutes } from './parents/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { sendParentReport } from './reports/ask.ts';
import { chooseReportMail } from './reports/choose.ts';
import { chooseReportByLink, openReportLink, showUnsubscribe, unsubscribeReport } from './reports/links.ts';
import { listReports, readWeek } from './reports/week.ts';

export const routes: readonly Route[] = [
  serve(calls.readWeek, ({ context, actor, params }) => readWeek(context, actor, params.id)),
  serve(calls.listReports, ({ context, actor, params, query }) => listReports(context, actor, params.id, query.cursor)),
  serve(calls.chooseReportMail, ({ context, actor, params, body }) =>
    chooseReportMail(context, actor, params.id, body.isWanted),
  ),
  serve(calls.openReportLink, ({ context, body }) => openReportLink(context, body.token)),
  serve(calls.chooseReportByLink, ({ context, body }) => chooseReportByLink(context, body)),
  serve(calls.unsubscribeReport, ({ context, params }) => unsubscribeReport(context, params.token)),
  serve(calls.showUnsubscribe, async ({ client, params }) => showUnsubscribe(client, params.token)),
  serve(calls.sendParentReport, ({ context, actor }) => sendParentReport(context, actor)),
  serve(calls.openConsentLink, ({ context, body }) => openConsentLink(context, body.token)),
  serve(calls.decideConsent, ({ context, body }) => decideConsent(context, body)),
  serve(calls.revokeConsent, ({ context, body }) => revokeConsent(context, body.token)),
  serve(calls.undoRefusal, ({ context, body }) => undoRefusal(context, body.token)),
  serve(calls.restoreAccountByLink, ({ context, body }) => restoreAccountByLink(context, body.token)),
  serve(calls.reportNotMyChild, ({ context, body }) => reportNotMyChild(context, body.token)),
  serve(calls.resendDirectNotice, ({ context, actor }) => resendDirectNotice(context, actor)),
  serve(calls.readConsent, ({ context, actor }) => readConsent(context, actor)),
  serve(calls.readParentView, ({ context, actor }) => readParentView(context, actor)),
  serve(calls.markConsentSeen, ({ context, actor }) => markConsentSeen(context, actor)),
  serve(calls.inviteGrownUp, ({ context, actor, body }) => inviteGrownUp(context, actor, body)),
  serve(calls.unblockParentAddress, ({ context, actor, body }) => unblockParentAddress(context, actor, body.email)),
  serve(calls.recordConsentInPerson, ({ context, actor, body }) => recordConsentInPerson(context, actor, body)),
  serve(calls.readControls, ({ context, actor, params }) => readControls(context, actor, params.childId)),
  serve(calls.changeControls, ({ context, actor, params, body }) =>
    changeControls(context, actor, params.childId, body),
  ),
  serve(calls.readOwnTimes, ({ context, actor }) => readOwnTimes(context, actor)),
  serve(calls.chooseOwnTimes, ({ context, actor, body }) => chooseOwnTimes(context, actor, body.times)),
  serve(calls.markControlsSeen, ({ context, actor }) => markControlsSeen(context, actor)),
  ...formRoutes,
  ...paymentRoutes,
  ...parentRoutes,
  ...dataRoutes,
];
