import * as departures from '#contract/accounts/departures.ts';
import * as ownPassword from '#contract/accounts/own-password.ts';
import * as sessions from '#contract/accounts/sessions.ts';
import * as accounts from '#contract/accounts.ts';
import { codeFor, join, signUpFormFor } from '../support/people.ts';
import { PASSWORD } from '../world.ts';
import { asChild, asVisitor, type Call, newName } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

async function signingUp({ world }: EndpointWorld) {
  const browser = world.visitor();
  const form = signUpFormFor(world, { username: newName(), age: 9, parentEmail: `${newName()}@example.org` });
  const { data } = await browser.call(accounts.sendVerification, { body: form });
  return { browser, signupId: data.signupId, address: form.parentEmail ?? '' };
}

async function resetToken({ world }: EndpointWorld): Promise<string> {
  const email = `${newName()}@example.org`;
  await join(world, { username: newName(), age: 14, email });
  await world.visitor().call(accounts.forgotPassword, { body: { email } });
  return /#([\w-]+)/.exec((await world.mailTo(email)).text)?.[1] ?? '';
}

export const accountCalls: readonly Call[] = [
  { endpoint: accounts.readUser, prepare: asChild() },
  { endpoint: accounts.readSignUpTerms, prepare: asVisitor() },
  { endpoint: accounts.redirectToLogin, prepare: asVisitor() },
  {
    endpoint: accounts.logIn,
    prepare: async ({ world }) => {
      const { username } = await join(world, { username: newName(), age: 9 });
      return { browser: world.visitor(), body: { username, password: PASSWORD, rememberMe: true } };
    },
  },
  { endpoint: accounts.logOut, prepare: asChild() },
  { endpoint: accounts.checkUsername, prepare: asVisitor(undefined, '?username=brand_new_frog') },
  {
    endpoint: accounts.sendVerification,
    prepare: async ({ world }) => ({
      browser: world.visitor(),
      body: signUpFormFor(world, { username: newName(), age: 9, parentEmail: `${newName()}@example.org` }),
    }),
  },
  {
    endpoint: accounts.resendVerification,
    prepare: async (pond) => {
      const { browser, signupId } = await signingUp(pond);
      await pond.world.pass(61_000);
      return { browser, body: { signupId } };
    },
  },
  {
    endpoint: accounts.verifyEmail,
    prepare: async (pond) => {
      const { browser, signupId, address } = await signingUp(pond);
      return { browser, body: { signupId, code: await codeFor(pond.world, address) } };
    },
  },
  { endpoint: accounts.forgotPassword, prepare: asVisitor({ username: 'nobody_here' }) },
  {
    endpoint: accounts.resetPassword,
    prepare: async (pond) => ({
      browser: pond.world.visitor(),
      body: { token: await resetToken(pond), password: 'another good pond' },
    }),
  },
  {
    endpoint: ownPassword.changePassword,
    prepare: async (pond) => ({
      browser: await pond.newModerator(),
      body: { currentPassword: PASSWORD, password: 'another good pond' },
    }),
  },
  { endpoint: sessions.listSessions, prepare: asChild() },
  {
    endpoint: sessions.endSession,
    prepare: async (pond) => {
      const child = await pond.newChild();
      const { data } = await child.call(sessions.listSessions, {});
      return { browser: child, params: { id: data.sessions[0]?.id ?? '' } };
    },
  },
  { endpoint: sessions.endOtherSessions, prepare: asChild() },
  { endpoint: departures.deleteUser, prepare: asChild(() => ({ body: { confirm: 'DELETE' } })) },
];
