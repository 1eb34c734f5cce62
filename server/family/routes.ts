import * as calls from '#contract/family.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { inviteGrownUp, letBeMailed } from './by-staff/grown-ups.ts';
import { recordInPerson } from './by-staff/in-person.ts';
import { decide, revoke, undo } from './consent/decisions.ts';
import { openLink } from './consent/links.ts';
import { denyChild } from './consent/not-my-child.ts';
import { readOwnConsent, seeOwnNews } from './consent/own-consent.ts';
import { readParentView } from './consent/parent-view.ts';
import { resendNotice } from './direct-notice/requests.ts';
import { keepChild } from './erasure/departures.ts';

export const routes: readonly Route[] = [
  serve(calls.openConsentLink, ({ context, body }) => openLink(context, body.token)),
  serve(calls.decideConsent, ({ context, body }) => decide(context, body)),
  serve(calls.revokeConsent, ({ context, body }) => revoke(context, body.token)),
  serve(calls.undoNo, ({ context, body }) => undo(context, body.token)),
  serve(calls.keepAccount, ({ context, body }) => keepChild(context, body.token)),
  serve(calls.notMine, ({ context, body }) => denyChild(context, body.token)),
  serve(calls.resendConsent, ({ context, actor }) => resendNotice(context, actor)),
  serve(calls.readConsent, ({ context, actor }) => readOwnConsent(context, actor)),
  serve(calls.readParentView, ({ context, actor }) => readParentView(context, actor)),
  serve(calls.seeConsent, ({ context, actor }) => seeOwnNews(context, actor)),
  serve(calls.inviteGrownUp, ({ context, actor, body }) => inviteGrownUp(context, actor, body)),
  serve(calls.unblockAddress, ({ context, actor, body }) => letBeMailed(context, actor, body.email)),
  serve(calls.consentInPerson, ({ context, actor, body }) => recordInPerson(context, actor, body)),
];
