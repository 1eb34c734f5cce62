import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type ProblemCode, problems } from '#contract/shared/problems.ts';
import { closeToast, type ShownToast, shownToast } from '#web/ui/feedback/show-toast.ts';
import { MemoryRouter } from './MemoryRouter.tsx';
import { createQueryClient } from './query-client.ts';

type Answer = (request: { body: unknown; query: URLSearchParams }) => unknown;

/** The answers of a fake server by "METHOD /path". Others get 404. */
export type Answers = Record<string, Answer>;

export class Refusal {
  readonly code: ProblemCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  constructor(code: ProblemCode, fields?: Readonly<Record<string, string>>) {
    this.code = code;
    this.fields = fields;
  }
}

/** Fakes the server, clears the session storage, and returns the list of calls. */
export function serve(answers: Answers): string[] {
  sessionStorage.clear();
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(address, 'http://pond');
    calls.push(`${init.method} ${pathname}${search}${init.body ? ` ${init.body}` : ''}`);
    const answer = answers[`${init.method} ${pathname}`];
    const body = await answer?.({ body: JSON.parse(String(init.body ?? 'null')), query: searchParams });
    if (body instanceof Response) return body;
    if (body instanceof Refusal) return refusal(body);
    if (!answer) return refusal(new Refusal('not_found'));
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
  });
  return calls;
}

function refusal({ code, fields }: Refusal): Response {
  const [status, message] = problems[code];
  return Response.json({ error: { code, message, fields } }, { status });
}

/** An answer that waits until it is released. */
export function delayed<T>(answer: T): { answer: () => Promise<T>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: () => promise, release: () => resolve(answer) };
}

export function show(children: ReactNode, at = '/'): UserEvent {
  act(closeToast);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter at={at}>{children}</MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The toast on the page: its title, its text and how long it stays. */
export function toast(): Pick<ShownToast, 'title' | 'description' | 'duration'> | undefined {
  const shown = shownToast();
  return shown && { title: shown.title, description: shown.description, duration: shown.duration ?? 5000 };
}
