import * as contract from '#contract/staff.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { acceptStaffInvite, inviteToStaff, revokeInvitation } from './invitations.ts';
import { changeStaffRole, listStaff, removeStaff } from './members.ts';
import {
  completeSecondStep,
  openSecondStep,
  postponeSecondStep,
  readSecondStep,
  renewRecoveryCodes,
} from './second-step.ts';

export const routes: readonly Route[] = [
  serve(contract.openSecondStep, ({ context, actor, client }) => openSecondStep(context, actor, client)),
  serve(contract.completeSecondStep, ({ context, body, ...visit }) => completeSecondStep(context, visit, body)),
  serve(contract.postponeSecondStep, ({ context, ...visit }) => postponeSecondStep(context, visit)),
  serve(contract.readSecondStep, ({ context, actor }) => readSecondStep(context, actor)),
  serve(contract.renewRecoveryCodes, ({ context, actor, body }) => renewRecoveryCodes(context, actor, body)),
  serve(contract.acceptStaffInvite, ({ context, body, ...visit }) => acceptStaffInvite(context, body, visit)),
  serve(contract.listStaff, ({ context, actor }) => listStaff(context, actor)),
  serve(contract.changeStaffRole, ({ context, actor, params, body }) =>
    changeStaffRole(context, actor, { ...params, ...body }),
  ),
  serve(contract.removeStaff, ({ context, actor, params }) => removeStaff(context, actor, params.id)),
  serve(contract.inviteToStaff, ({ context, actor, body }) => inviteToStaff(context, actor, body)),
  serve(contract.revokeInvitation, ({ context, actor, params }) => revokeInvitation(context, actor, params.id)),
];
