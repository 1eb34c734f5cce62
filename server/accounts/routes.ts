import * as departures from '#contract/accounts/departures.ts';
import * as ownPassword from '#contract/accounts/own-password.ts';
import * as sessions from '#contract/accounts/sessions.ts';
import * as contract from '#contract/accounts.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { deleteUser } from './departures/departures.ts';
import { checkUsername } from './names/usernames.ts';
import { readUser } from './own-user.ts';
import { forgotPassword, resetPassword } from './passwords/forgotten-passwords.ts';
import { changePassword } from './passwords/own-password.ts';
import { logIn, redirectToLogin } from './sessions/logins.ts';
import { endOtherSessions, endSession, listSessions, logOut } from './sessions/sessions.ts';
import { readSignUpTerms } from './sign-up/registration.ts';
import { rememberDate } from './sign-up/sign-up-form.ts';
import { resendVerification, sendVerification } from './sign-up/sign-ups.ts';
import { verifyEmail } from './sign-up/verification.ts';

export const routes: readonly Route[] = [
  serve(contract.readUser, ({ context, actor }) => readUser(context, actor)),
  serve(contract.readSignUpTerms, ({ context, client }) => readSignUpTerms(context, client)),
  serve(contract.checkUsername, ({ context, query }) => checkUsername(context, query.username)),
  serve(
    contract.sendVerification,
    ({ context, body, client }) => sendVerification(context, body, client),
    rememberDate,
  ),
  serve(contract.resendVerification, ({ context, body, client }) => resendVerification(context, body.signupId, client)),
  serve(contract.verifyEmail, ({ context, body, ...visit }) => verifyEmail(context, body, visit)),
  serve(contract.redirectToLogin, async ({ client }) => redirectToLogin(client)),
  serve(contract.logIn, ({ context, body, ...visit }) => logIn(context, body, visit)),
  serve(contract.logOut, ({ context, ...visit }) => logOut(context, visit)),
  serve(contract.forgotPassword, ({ context, body }) => forgotPassword(context, body)),
  serve(contract.resetPassword, ({ context, body, client }) => resetPassword(context, body, client)),
  serve(ownPassword.changePassword, ({ context, actor, body }) => changePassword(context, actor, body)),
  serve(sessions.listSessions, ({ context, actor }) => listSessions(context, actor)),
  serve(sessions.endSession, ({ context, actor, params }) => endSession(context, actor, params.id)),
  serve(sessions.endOtherSessions, ({ context, actor }) => endOtherSessions(context, actor)),
  serve(departures.deleteUser, ({ context, actor, client }) => deleteUser(context, actor, client)),
];
