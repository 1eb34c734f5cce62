import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from '#web/app/MemoryRouter.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { ComfortCard } from './ComfortCard.tsx';
import { helplines } from './test-helplines.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer: () => Response, languages: readonly string[] = ['en']) {
  vi.stubGlobal('fetch', async () => answer());
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter at="/">
        <ComfortCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const link = (name: string | RegExp) => screen.findByRole('link', { name });

describe('the card for a child who may be in crisis', () => {
  it('says kind words first, then the numbers', async () => {
    open(() => Response.json(helplines));

    const kind = screen.getByText("You're not alone");

    const call = await link('Call Childline: 1800 66 66 66');

    expect(kind.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('scrolls its start into view, wherever the child has scrolled to', () => {
    const seen = vi.fn();
    const before = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      seen(this.textContent?.startsWith("You're not alone"), options);
    };

    open(() => Response.json(helplines));
    Element.prototype.scrollIntoView = before;

    expect(seen).toHaveBeenCalledExactlyOnceWith(true, { block: 'start' });
  });

  it('calls, texts or opens the chat of a helpline with one tap each', async () => {
    open(() => Response.json(helplines));

    expect((await link('Call Childline: 1800 66 66 66')).getAttribute('href')).toBe('tel:1800666666');
    expect((await link('Text Childline: 50101')).getAttribute('href')).toBe('sms:50101');
    expect((await link(/Chat with Childline/)).getAttribute('href')).toBe('https://childline.ie');
    expect((await link('Call Emergency: 112')).getAttribute('href')).toBe('tel:112');
  });

  it("shows the browser's country if the operator has set none", async () => {
    open(() => Response.json({ ...helplines, country: null }), ['en-GB']);

    expect(await link('Call Childline: 0800 1111')).toBeTruthy();
  });

  it('shows no number of another country if neither is known, and asks for the country', async () => {
    open(() => Response.json({ ...helplines, country: null }), ['en']);
    const field = await screen.findByLabelText('Country');

    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Choose your country' }).selected).toBe(true);
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();

    await userEvent.setup().selectOptions(field, 'GB');

    expect(await link('Call Childline: 0800 1111')).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Choose your country' })).toBeNull();
  });

  it('shows numbers in a browser whose language Intl refuses', async () => {
    open(() => Response.json({ ...helplines, country: null }), ['en-GB@posix', 'en-GB']);

    expect(await link('Call Childline: 0800 1111')).toBeTruthy();
  });

  it('lets a child choose another country', async () => {
    open(() => Response.json(helplines));
    await userEvent.setup().selectOptions(await screen.findByLabelText('Country'), 'GB');

    expect(await link('Call Childline: 0800 1111')).toBeTruthy();
  });

  it('shows the emergency numbers when the others cannot be loaded', async () => {
    open(() => new Response('{}', { status: 404 }));

    expect(await screen.findByText(/112 in Europe/, {}, { timeout: 5000 })).toBeTruthy();
  });
});
