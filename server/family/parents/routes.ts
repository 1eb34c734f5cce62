import * as calls from '#contract/family.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { listGrownUps } from '../grown-ups/grown-ups.ts';
import {
  acceptInvitation,
  declineInvitation,
  inviteParent,
  openInvitation,
  withdrawInvitation,
} from '../grown-ups/invitations.ts';
import {
  cancelAddressChange,
  changeOwnAddress,
  confirmAddress,
  openAddressLink,
  readOwnAddress,
  refuseAddress,
} from '../own-address/own-address.ts';
import { listOwnChildren } from './own-children.ts';
import { resendOwnNotice } from './own-notice.ts';
import {
  endAllParentSessions,
  endParentSession,
  openParentSession,
  renewParentLink,
  sendFreshLink,
  signInParent,
} from './sign-in.ts';

/** Routes for signing in, and for a parent's own data. */
export const parentRoutes: readonly Route[] = [
  serve(calls.signInParent, ({ context, body }) => signInParent(context, body)),
  serve(calls.renewParentLink, ({ context, body }) => renewParentLink(context, body.token)),
  serve(calls.openParentSession, ({ context, body, client }) => openParentSession(context, body.token, client)),
  serve(calls.endParentSession, ({ context, client }) => endParentSession(context, client)),
  serve(calls.endAllParentSessions, ({ context, actor, client }) => endAllParentSessions(context, actor, client)),
  serve(calls.sendFreshLink, ({ context, actor }) => sendFreshLink(context, actor)),
  serve(calls.resendOwnNotice, ({ context, actor, params }) => resendOwnNotice(context, actor, params.childId)),
  serve(calls.listGrownUps, ({ context, actor, params }) => listGrownUps(context, actor, params.childId)),
  serve(calls.inviteParent, ({ context, actor, params, body }) => inviteParent(context, actor, params.childId, body)),
  serve(calls.withdrawInvitation, ({ context, actor, params }) => withdrawInvitation(context, actor, params)),
  serve(calls.openInvitation, ({ context, body }) => openInvitation(context, body.token)),
  serve(calls.acceptInvitation, ({ context, body }) => acceptInvitation(context, body.token)),
  serve(calls.declineInvitation, ({ context, body }) => declineInvitation(context, body.token)),
  serve(calls.readOwnAddress, ({ context, actor }) => readOwnAddress(context, actor)),
  serve(calls.changeOwnAddress, ({ context, actor, body }) => changeOwnAddress(context, actor, body)),
  serve(calls.cancelAddressChange, ({ context, actor }) => cancelAddressChange(context, actor)),
  serve(calls.openAddressLink, ({ context, body }) => openAddressLink(context, body.token)),
  serve(calls.confirmAddress, ({ context, body }) => confirmAddress(context, body.token)),
  serve(calls.refuseAddress, ({ context, body }) => refuseAddress(context, body.token)),
  serve(calls.listOwnChildren, ({ context, actor }) => listOwnChildren(context, actor)),
];
