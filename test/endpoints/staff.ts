import * as staff from '#contract/staff.ts';
import { inviteStaff } from '#server/staff/index.ts';
import { codeOfApp } from '../support/people.ts';
import { PASSWORD } from '../world.ts';
import { asAdmin, asModerator, type Call, newName } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

/** A member of staff before the second step, and the secret of their app. */
async function atSecondStep({ world }: EndpointWorld) {
  const browser = world.visitor();
  const token = await inviteStaff(
    world.context.db,
    { email: `${newName()}@example.org`, role: 'moderator' },
    world.clock.now(),
  );
  await browser.call(staff.acceptStaffInvite, { body: { token, username: newName(), password: PASSWORD } });
  const { data } = await browser.call(staff.openSecondStep, {});
  return { browser, secret: data.enrolment?.secret ?? '' };
}

export const staffCalls: readonly Call[] = [
  {
    endpoint: staff.acceptStaffInvite,
    prepare: async ({ world }) => {
      const invite = { email: `${newName()}@example.org`, role: 'moderator' } as const;
      const token = await inviteStaff(world.context.db, invite, world.clock.now());
      return { browser: world.visitor(), body: { token, username: newName(), password: PASSWORD } };
    },
  },
  {
    endpoint: staff.inviteToStaff,
    prepare: asAdmin(() => ({ body: { email: 'new@example.org', role: 'moderator' } })),
  },
  { endpoint: staff.listStaff, prepare: asAdmin() },
  {
    endpoint: staff.changeStaffRole,
    prepare: async (pond) => ({
      browser: await pond.newAdmin(),
      params: { id: (await pond.newAdmin()).id },
      body: { role: 'moderator' },
    }),
  },
  {
    endpoint: staff.removeStaff,
    prepare: async (pond) => ({ browser: await pond.newAdmin(), params: { id: (await pond.newAdmin()).id } }),
  },
  {
    endpoint: staff.revokeInvitation,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      await browser.call(staff.inviteToStaff, { body: { email: `${newName()}@example.org`, role: 'moderator' } });
      const { data } = await browser.call(staff.listStaff, {});
      return { browser, params: { id: data.invitations.at(-1)?.id ?? '' } };
    },
  },
  { endpoint: staff.openSecondStep, prepare: atSecondStep },
  {
    endpoint: staff.completeSecondStep,
    prepare: async (pond) => {
      const { browser, secret } = await atSecondStep(pond);
      return { browser, body: { code: codeOfApp(secret, pond.world, 1) } };
    },
  },
  {
    endpoint: staff.postponeSecondStep,
    prepare: async (pond) => ({ browser: (await atSecondStep(pond)).browser.onServerMachine() }),
  },
  { endpoint: staff.readSecondStep, prepare: asModerator },
  {
    endpoint: staff.renewRecoveryCodes,
    prepare: async (pond) => {
      const { browser, secret } = await atSecondStep(pond);
      await browser.call(staff.completeSecondStep, { body: { code: codeOfApp(secret, pond.world, -1) } });
      return { browser, body: { code: codeOfApp(secret, pond.world, 1) } };
    },
  },
];
