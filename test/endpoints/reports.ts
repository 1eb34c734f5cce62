import * as family from '#contract/family.ts';
import { reportToken } from '#server/family/reports/links.ts';
import type { ParentBrowser } from '../support/parents.ts';
import type { Person } from '../support/people.ts';
import { asParent, type Call } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

const ofChild = (child: Person) => ({ params: { id: child.id } });

async function reader(pond: EndpointWorld): Promise<{ child: Person; token: string }> {
  const { browser, child } = await pond.newParent();
  const { parentId } = browser as ParentBrowser;
  return { child, token: reportToken(pond.world.context, { childId: child.id, parentId }) };
}

export const reportCalls: readonly Call[] = [
  { endpoint: family.readWeek, prepare: asParent(ofChild) },
  { endpoint: family.listReports, prepare: asParent(ofChild) },
  {
    endpoint: family.chooseReportMail,
    prepare: asParent((child) => ({ ...ofChild(child), body: { isWanted: false } })),
  },
  {
    endpoint: family.openReportLink,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: (await reader(pond)).token } }),
  },
  {
    endpoint: family.chooseReportByLink,
    prepare: async (pond) => ({
      browser: pond.world.visitor(),
      body: { token: (await reader(pond)).token, isWanted: true },
    }),
  },
  {
    endpoint: family.unsubscribeReport,
    prepare: async (pond) => ({ browser: pond.world.visitor(), params: { token: (await reader(pond)).token } }),
  },
  {
    endpoint: family.showUnsubscribe,
    prepare: async (pond) => ({ browser: pond.world.visitor(), params: { token: (await reader(pond)).token } }),
  },
  { endpoint: family.sendParentReport, prepare: async (pond) => ({ browser: (await reader(pond)).child }) },
];
