import * as departures from '#contract/accounts/departures.ts';
import * as accounts from '#contract/accounts.ts';
import * as family from '#contract/family.ts';
import { DAY } from '#server/platform/clock.ts';
import { readLinks } from '../support/parent-mails.ts';
import { newSignInLink, parentSession, readToken } from '../support/parents.ts';
import { join } from '../support/people.ts';
import { PASSWORD } from '../world.ts';
import { asChild, asParent, type Call, newName, type Prepared } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

/** A child whose parent has just been asked, with the links of the mail. */
async function asked({ world }: EndpointWorld) {
  const parentEmail = `${newName()}@example.org`;
  const { username } = await join(world, { username: newName(), age: 9, parentEmail });
  return { username, parentEmail, ...(await readLinks(world, parentEmail)) };
}

/** The link of the mail that follows a parent's answer. */
async function afterAnswer(pond: EndpointWorld, decision: 'yes' | 'no'): Promise<string> {
  const { world } = pond;
  const { link, parentEmail } = await asked(pond);
  await world.visitor().call(family.decideConsent, { body: { token: link, decision, scopes: [] } });
  if (decision === 'yes') await world.pass(DAY);
  await world.context.jobs.run('family.send-mails');
  return (await readLinks(world, parentEmail)).link;
}

/** The link with which a parent keeps an account that their child deleted. */
async function afterDeparture(pond: EndpointWorld): Promise<string> {
  const { world } = pond;
  const parentEmail = `${newName()}@example.org`;
  const child = await join(world, { username: newName(), age: 9, parentEmail });
  await child.call(departures.deleteUser, { body: { confirm: 'DELETE' } });
  await world.context.events.idle();
  return (await readLinks(world, parentEmail)).link;
}

/** A visitor with a link to sign in. */
async function withSignInLink(pond: EndpointWorld): Promise<Prepared> {
  const { parentId } = (await pond.newParent()).browser;
  return { browser: pond.world.visitor(), body: { token: await newSignInLink(pond.world, parentId) } };
}

const ofChild = ({ id }: { readonly id: string }) => ({ params: { childId: id } });

/** A parent who has invited another grown-up. */
async function invited(pond: EndpointWorld) {
  const { browser, child } = await pond.newParent();
  const email = `${newName()}@example.org`;
  await browser.call(family.inviteParent, { ...ofChild(child), body: { name: 'Amal Puddle', email } });
  return { browser, child, email };
}

async function withInvitation(pond: EndpointWorld): Promise<Prepared> {
  const { email } = await invited(pond);
  return { browser: pond.world.visitor(), body: { token: await readToken(pond.world, email) } };
}

async function withAddressLink(pond: EndpointWorld): Promise<Prepared> {
  const { browser } = await pond.newParent();
  const email = `${newName()}@example.org`;
  await browser.call(family.changeOwnAddress, { body: { email } });
  return { browser: pond.world.visitor(), body: { token: await readToken(pond.world, email) } };
}

export const familyCalls: readonly Call[] = [
  {
    endpoint: family.signInParent,
    prepare: async (pond) => ({
      browser: pond.world.visitor(),
      body: { email: (await pond.newParent()).browser.email },
    }),
  },
  { endpoint: family.renewParentLink, prepare: withSignInLink },
  { endpoint: family.openParentSession, prepare: withSignInLink },
  { endpoint: family.endParentSession, prepare: asParent() },
  { endpoint: family.endAllParentSessions, prepare: asParent() },
  { endpoint: family.sendFreshLink, prepare: asParent() },
  {
    endpoint: family.resendOwnNotice,
    prepare: async ({ world }) => {
      const child = await join(world, { username: newName(), age: 9 });
      return { browser: await parentSession(world, child), params: { childId: child.id } };
    },
  },
  { endpoint: family.listGrownUps, prepare: asParent(ofChild) },
  {
    endpoint: family.inviteParent,
    prepare: asParent((child) => ({
      ...ofChild(child),
      body: { name: 'Amal Puddle', email: `${newName()}@example.org` },
    })),
  },
  {
    endpoint: family.withdrawInvitation,
    prepare: async (pond) => {
      const { browser, child } = await invited(pond);
      const { data } = await browser.call(family.listGrownUps, ofChild(child));
      return { browser, params: { childId: child.id, invitationId: data.invitations[0]?.id ?? '' } };
    },
  },
  { endpoint: family.openInvitation, prepare: withInvitation },
  { endpoint: family.acceptInvitation, prepare: withInvitation },
  { endpoint: family.declineInvitation, prepare: withInvitation },
  { endpoint: family.readOwnAddress, prepare: asParent() },
  { endpoint: family.changeOwnAddress, prepare: asParent(() => ({ body: { email: `${newName()}@example.org` } })) },
  { endpoint: family.cancelAddressChange, prepare: asParent() },
  { endpoint: family.openAddressLink, prepare: withAddressLink },
  { endpoint: family.confirmAddress, prepare: withAddressLink },
  { endpoint: family.refuseAddress, prepare: withAddressLink },
  { endpoint: family.listOwnChildren, prepare: asParent() },
  { endpoint: family.readControls, prepare: asParent((child) => ({ params: { childId: child.id } })) },
  {
    endpoint: family.changeControls,
    prepare: asParent((child) => ({
      params: { childId: child.id },
      body: { scopes: ['posts'], controls: { dailyLimit: 45 }, timeZone: 'Europe/Berlin' },
    })),
  },
  { endpoint: family.readOwnTimes, prepare: asChild() },
  {
    endpoint: family.chooseOwnTimes,
    prepare: async ({ world }) => ({
      browser: await join(world, { username: newName(), age: 14, email: `${newName()}@example.org` }),
      body: { times: { dailyLimit: 60, openHours: null } },
    }),
  },
  { endpoint: family.markControlsSeen, prepare: asChild() },
  {
    endpoint: family.resendDirectNotice,
    prepare: async ({ world }) => {
      const child = await join(world, { username: newName(), age: 9 });
      await world.pass(DAY);
      await child.call(accounts.logIn, { body: { username: child.username, password: PASSWORD } });
      return { browser: child };
    },
  },
  { endpoint: family.readConsent, prepare: asChild() },
  { endpoint: family.readParentView, prepare: asChild() },
  { endpoint: family.markConsentSeen, prepare: asChild() },
  {
    endpoint: family.openConsentLink,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: (await asked(pond)).link } }),
  },
  {
    endpoint: family.decideConsent,
    prepare: async (pond) => ({
      browser: pond.world.visitor(),
      body: { token: (await asked(pond)).link, decision: 'yes', scopes: ['posts'] },
    }),
  },
  {
    endpoint: family.revokeConsent,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: await afterAnswer(pond, 'yes') } }),
  },
  {
    endpoint: family.undoRefusal,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: await afterAnswer(pond, 'no') } }),
  },
  {
    endpoint: family.restoreAccountByLink,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: await afterDeparture(pond) } }),
  },
  {
    endpoint: family.reportNotMyChild,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: (await asked(pond)).notMine } }),
  },
  {
    endpoint: family.inviteGrownUp,
    prepare: async (pond) => ({
      browser: await pond.newModerator(),
      body: {
        username: (await asked(pond)).username,
        parentName: 'Amal Puddle',
        parentEmail: `${newName()}@example.org`,
      },
    }),
  },
  {
    endpoint: family.unblockParentAddress,
    prepare: async (pond) => {
      const { notMine, parentEmail } = await asked(pond);
      await pond.world.visitor().call(family.reportNotMyChild, { body: { token: notMine } });
      return { browser: await pond.newAdmin(), body: { email: parentEmail } };
    },
  },
  {
    endpoint: family.recordConsentInPerson,
    prepare: async (pond) => ({
      browser: await pond.newModerator(),
      body: {
        username: (await asked(pond)).username,
        parentName: 'Pat Puddle',
        relation: 'mother',
        scopes: ['posts', 'chat'],
        isContact: true,
      },
    }),
  },
];
