import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { Helplines, OperatorFacts } from '#contract/help.ts';
import { MemoryRouter } from '#web/app/MemoryRouter.tsx';
import { createQueryClient, userKey } from '#web/app/query-client.ts';

export const facts: OperatorFacts = {
  contactEmail: null,
  operatorName: null,
  operatorAddress: null,
  onDutyNote: null,
  minAge: 6,
  maxAge: 17,
  consentAge: 13,
  contactDays: 365,
  sessionIdleHours: 12,
  sessionDays: 30,
  ownCodeMinutes: 10,
  parentCodeHours: 24,
  signUpHours: 48,
  signUpPathHours: 24,
  resetMinutes: 60,
  wrongPasswordMinutes: 60,
  codeMailHours: 24,
  caseCopyDays: 30,
  undoDays: 7,
  proofYears: 3,
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
  facts?: Partial<OperatorFacts>;
  /** Of the operator. */
  country?: string;
  /** What becomes of a message; else it is taken. */
  onSend?: () => Response | Promise<Response>;
  /** Calls that fail. */
  isAway?: boolean;
}

/** Opens a page in a browser of its own, with a server that answers as told. What was sent is in `sent`. */
export function open(page: ReactNode, house: PageSetup = {}) {
  const sent: Record<string, unknown>[] = [];
  const answers: Record<string, unknown> = {
    '/api/operator-facts': { ...facts, ...house.facts },
    '/api/helplines': { country: house.country ?? null, countries },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (house.isAway) throw new TypeError('no network');
    if (init?.method !== 'POST') return new Response(JSON.stringify(answers[url]));
    sent.push(JSON.parse(String(init.body)));
    return (await house.onSend?.()) ?? Response.json({ needsComfort: false }, { status: 201 });
  });
  const client = createQueryClient();
  client.setQueryData(userKey, house.user ?? null);
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter at={house.at ?? '/'}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, sent, client };
}
