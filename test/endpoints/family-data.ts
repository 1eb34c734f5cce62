import * as departures from '#contract/accounts/departures.ts';
import * as family from '#contract/family.ts';
import { startCopy } from '#server/family/copies/copies.ts';
import { readCopyToken } from '../support/copies.ts';
import type { Person } from '../support/people.ts';
import { join } from '../support/people.ts';
import { bornYearsAgo } from '../world.ts';
import { asParent, type Call, newName, type Prepared } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

const ofChild = asParent((child) => ({ params: { id: child.id } }));

/** A parent whose copy is ready. */
async function withCopy(pond: EndpointWorld): Promise<Prepared & { readonly child: Person; readonly email: string }> {
  const { browser, child } = await pond.newParent();
  await startCopy(pond.world.context, { childId: child.id, parentId: browser.parentId });
  await pond.world.context.events.idle();
  return { browser, child, email: browser.email, params: { id: child.id } };
}

/** A visitor with the link of the mail. */
async function withCopyLink(pond: EndpointWorld): Promise<Prepared> {
  const { email } = await withCopy(pond);
  return { browser: pond.world.visitor(), body: { token: await readCopyToken(pond.world, email) } };
}

async function youngPerson({ world }: EndpointWorld): Promise<Prepared & { readonly id: string }> {
  const browser = await join(world, { username: newName(), age: 14 });
  return { browser, id: browser.id };
}

export const familyDataCalls: readonly Call[] = [
  { endpoint: family.requestCopy, prepare: ofChild },
  { endpoint: family.readCopy, prepare: ofChild },
  {
    endpoint: family.saveCopy,
    prepare: async (pond) => {
      const { browser, params } = await withCopy(pond);
      return { browser, ...(params ? { params } : {}) };
    },
  },
  { endpoint: family.openCopyLink, prepare: withCopyLink },
  { endpoint: family.saveCopyByLink, prepare: withCopyLink },
  { endpoint: family.requestOwnCopy, prepare: async (pond) => ({ browser: (await youngPerson(pond)).browser }) },
  { endpoint: family.readOwnCopy, prepare: async (pond) => ({ browser: (await youngPerson(pond)).browser }) },
  {
    endpoint: family.saveOwnCopy,
    prepare: async (pond) => {
      const { browser, id } = await youngPerson(pond);
      await startCopy(pond.world.context, { childId: id, parentId: null });
      await pond.world.context.events.idle();
      return { browser };
    },
  },
  {
    endpoint: family.readDataDesk,
    prepare: async (pond) => ({ browser: await pond.newAdmin(), params: { id: (await pond.newChild()).id } }),
  },
  {
    endpoint: family.startDataRequest,
    prepare: async (pond) => {
      const { browser, child } = await pond.newParent();
      const asked = { parentId: browser.parentId, kind: 'copy', identifiedBy: 'callback', howKnown: 'Their number' };
      return { browser: await pond.newAdmin(), params: { id: child.id }, body: asked };
    },
  },
  { endpoint: family.listOddRequests, prepare: async (pond) => ({ browser: await pond.newAdmin() }) },
  {
    endpoint: family.settleOddRequest,
    prepare: async (pond) => {
      const { browser, child } = await pond.newParent();
      const body = { birthDate: bornYearsAgo(13, pond.world.clock), isSure: true };
      await browser.call(family.correctChild, { params: { id: child.id }, body });
      const admin = await pond.newAdmin();
      const { requests } = (await admin.call(family.listOddRequests, {})).data;
      return { browser: admin, params: { id: requests.find(({ childId }) => childId === child.id)?.id ?? '' } };
    },
  },
  { endpoint: family.readFamilyRecords, prepare: ofChild },
  { endpoint: family.readChildDetails, prepare: ofChild },
  {
    endpoint: family.correctChild,
    prepare: asParent((child) => ({ params: { id: child.id }, body: { firstName: 'Noor' } })),
  },
  { endpoint: family.readChildAccount, prepare: ofChild },
  { endpoint: family.deleteChild, prepare: ofChild },
  { endpoint: family.withdrawConsent, prepare: ofChild },
  {
    endpoint: family.restoreChild,
    prepare: async (pond) => {
      const { browser, child } = await pond.newParent();
      await child.call(departures.deleteUser, { body: { confirm: 'DELETE' } });
      return { browser, params: { id: child.id } };
    },
  },
];
