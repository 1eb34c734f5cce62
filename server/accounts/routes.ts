import * as calls from '#contract/accounts.ts';
import * as avatars from '#contract/avatars.ts';
import * as departures from '#contract/departures.ts';
import * as sessions from '#contract/sessions.ts';
import * as staff from '#contract/staff.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { changeAvatar, drawAvatar } from './avatars.ts';
import { deleteAccount } from './departures.ts';
import { forgotPassword, resetPassword } from './forgotten-passwords.ts';
import { logIn, showLogin } from './logins.ts';
import { readSignUpTerms } from './registration.ts';
import { openSecondStep, putOffSecondStep, readSecondStep, renewRecoveryCodes, takeSecondStep } from './second-step.ts';
import { endOtherSessions, endSession, listSessions, logOut } from './sessions.ts';
import { rememberDate } from './sign-up-form.ts';
import { resendVerification, sendVerification } from './sign-ups.ts';
import { acceptInvite } from './staff.ts';
import { checkUsername } from './usernames.ts';
import { readUser, readUserCount, updateUser } from './users.ts';
import { verifyEmail } from './verification.ts';

export const routes: readonly Route[] = [
  serve(calls.readUser, ({ context, actor }) => readUser(context, actor)),
  serve(avatars.changeAvatar, ({ context, actor, body }) => changeAvatar(context, actor, body)),
  serve(avatars.readAvatar, async ({ actor, params, client }) => {
    client.sendFile(await drawAvatar(params.picture, actor?.accountId ?? client.address), 'image/png');
    return undefined;
  }),
  serve(calls.updateUser, ({ context, actor, body }) => updateUser(context, actor, body)),
  serve(departures.deleteUser, ({ context, actor, client }) => deleteAccount(context, actor, client)),
  serve(calls.readUserCount, ({ context }) => readUserCount(context)),
  serve(calls.readSignUpTerms, ({ context, client }) => readSignUpTerms(context, client)),
  serve(calls.redirectToLogin, ({ client }) => showLogin(client)),
  serve(calls.logIn, ({ context, body, ...visit }) => logIn(context, body, visit)),
  serve(calls.logOut, ({ context, ...visit }) => logOut(context, visit)),
  serve(calls.checkUsername, ({ context, query }) => checkUsername(context, query.username)),
  serve(calls.sendVerification, ({ context, body, client }) => sendVerification(context, body, client), rememberDate),
  serve(calls.resendVerification, ({ context, body, client }) => resendVerification(context, body.signupId, client)),
  serve(calls.verifyEmail, ({ context, body, ...visit }) => verifyEmail(context, body, visit)),
  serve(calls.forgotPassword, ({ context, body }) => forgotPassword(context, body)),
  serve(calls.resetPassword, ({ context, body, client }) => resetPassword(context, body, client)),
  serve(sessions.listSessions, ({ context, actor }) => listSessions(context, actor)),
  serve(sessions.endSession, ({ context, actor, params }) => endSession(context, actor, params.id)),
  serve(sessions.endOtherSessions, ({ context, actor }) => endOtherSessions(context, actor)),
  serve(staff.openSecondStep, ({ context, actor, client }) => openSecondStep(context, actor, client)),
  serve(staff.takeSecondStep, ({ context, body, ...visit }) => takeSecondStep(context, visit, body.code)),
  serve(staff.putOffSecondStep, ({ context, ...visit }) => putOffSecondStep(context, visit)),
  serve(staff.readSecondStep, ({ context, actor }) => readSecondStep(context, actor)),
  serve(staff.renewRecoveryCodes, ({ context, actor, body }) => renewRecoveryCodes(context, actor, body.code)),
  serve(calls.acceptStaffInvite, ({ context, body, ...visit }) => acceptInvite(context, body, visit)),
];
