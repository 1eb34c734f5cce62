import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { Helplines, OperatorFacts } from '#contract/help.ts';
import { keptRows } from '#contract/rules/retention.ts';
import { MemoryRouter } from '#web/app/MemoryRouter.tsx';
import { createQueryClient, parentKey, userKey } from '#web/app/query-client.ts';

export const facts: OperatorFacts = {
  contactEmail: null,
  operatorName: null,
  operatorAddress: null,
  onDutyNote: null,
  keptOutside: null,
  minAge: 6,
  maxAge: 17,
  consentAge: 13,
  sessionIdleHours: 12,
  sessionDays: 30,
  ownCodeMinutes: 10,
  parentCodeHours: 24,
  signUpHours: 48,
  signUpPathHours: 24,
  resetMinutes: 60,
  wrongPasswordMinutes: 60,
  codeMailHours: 24,
  answerDays: 7,
  undoDays: 7,
  proofYears: 3,
  upgradeBackupDays: 30,
  chatDays: 90,
  playDays: 365,
  roundDays: 7,
  togetherDays: 30,
  waveDays: 14,
  activityDays: 90,
  contactDays: 365,
  caseCopyDays: 30,
  exampleDays: 180,
  stopDays: 30,
  eventDays: 30,
  unusedDays: 548,
  endsWithAccount: ['account'],
  endsOtherwise: keptRows.filter((row) => row !== 'account'),
};

const countries: Helplines[] = [
  {
    code: 'DE',
    emergency: [{ number: '112', for: 'all' }],
    lines: [{ name: 'Nummer gegen Kummer', phone: '116 111', sms: null, hours: null, website: 'nummergegenkummer.de' }],
  },
  {
    code: 'IE',
    emergency: [{ number: '112', for: 'all' }],
    lines: [{ name: 'Childline', phone: '1800 66 66 66', sms: '50101', hours: 'day and night', website: null }],
  },
];

interface PageSetup {
  at?: string;
  user?: Partial<User>;
  /** Whose own pages were open before. */
  parent?: { name: string; email: string };
  facts?: Partial<OperatorFacts>;
  /** Of the operator. */
  country?: string;
  /** The answer to a message; accepted by default. */
  onSend?: () => Response | Promise<Response>;
  /** Calls that fail. */
  isAway?: boolean;
}

/** Renders a page with a fake server. `sent` lists the messages. */
export function open(page: ReactNode, setup: PageSetup = {}) {
  const sent: Record<string, unknown>[] = [];
  const answers: Record<string, unknown> = {
    '/api/operator-facts': { ...facts, ...setup.facts },
    '/api/helplines': { country: setup.country ?? null, countries },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (setup.isAway) throw new TypeError('no network');
    if (init?.method !== 'POST') return new Response(JSON.stringify(answers[url]));
    sent.push(JSON.parse(String(init.body)));
    return (await setup.onSend?.()) ?? Response.json({ needsComfort: false }, { status: 201 });
  });
  const client = createQueryClient();
  client.setQueryData(userKey, setup.user ?? null);
  if (setup.parent) client.setQueryData(parentKey, { parent: setup.parent, children: [] });
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter at={setup.at ?? '/'}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, sent, client };
}
