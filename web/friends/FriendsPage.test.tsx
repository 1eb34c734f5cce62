import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetMoments, isMomentDue } from '#web/app/moments/queue.ts';
import { Refusal, toast } from '#web/app/test-page.tsx';
import { child, friend, open, request } from './test-friends.tsx';

const leo = { ...child(1, 'Leo'), relation: 'none' as const, byCode: false };
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the own friend code', () => {
  it('has the focus once it is made, in place of the button', async () => {
    let code: string | null = null;
    const { user } = open('/friends?tab=find', {
      'GET /api/friends/code': () => ({ code }),
      'PUT /api/friends/code': () => {
        code = 'ABCD2345';
        return { code };
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Make a code' }));

    await waitFor(() => expect(document.activeElement?.textContent).toBe('ABCD-2345'));
  });
});

describe('the buddies', () => {
  it('come page by page', async () => {
    const { calls, user } = open('/friends', {
      'GET /api/friends': ({ query }) => {
        const page = Number(query.get('cursor') ?? 1);
        return {
          friends: [friend(page, ['Leo', 'Ada', 'Robin'][page - 1] ?? '')],
          cursor: page < 3 ? String(page + 1) : null,
        };
      },
      [`PUT /api/friends/${friend(3, 'Robin').id}/favorite`]: () => ({ isFavorite: true }),
    });

    expect(await screen.findByRole('link', { name: 'Leo' })).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('GET /api/friends?'))).toEqual([]);
    for (const name of ['Ada', 'Robin']) {
      await user.click(button('Show more'));
      expect(await screen.findByRole('link', { name })).toBeTruthy();
    }
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

    await user.click(button('Make Robin a favorite'));

    expect(await screen.findByRole('button', { name: 'Robin is a favorite' })).toBeTruthy();
  });

  it('are all fetched again when something changed while their tab was closed', async () => {
    let adasName = 'Ada';
    const { user } = open('/friends', {
      'GET /api/friends': ({ query }) =>
        query.has('cursor')
          ? { friends: [friend(2, adasName)], cursor: null }
          : { friends: [friend(1, 'Leo')], cursor: '2' },
      'GET /api/friends/requests': () => ({ requests: [request(3, 'Robin')], pending: 1, cursor: null }),
      [`POST /api/friends/requests/${request(3, 'Robin').id}/accept`]: () => ({ relation: 'buddy' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Ada' })).toBeTruthy();

    await user.click(tab(/Requests/));
    await user.click(await screen.findByRole('button', { name: 'Say yes to Robin' }));
    adasName = 'Ada Newt';
    await user.click(tab(/Buddies/));

    expect(await screen.findByRole('link', { name: 'Ada Newt' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are found by name where there are many', async () => {
    const many = 'ABCDEFGHIJKLM'.split('').map((letter, n) => ({ ...friend(1, `${letter}da`), id: `${leo.id}${n}` }));
    const { user } = open('/friends', {
      'GET /api/friends': ({ query }) => ({
        friends: many.filter(({ displayName }) => displayName.includes(query.get('q') ?? '')),
        cursor: null,
      }),
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Look for a buddy' }), 'Kda');

    expect(await screen.findByText('1 buddy has that name')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kda' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ada' })).toBeNull();
  });

  it('have a name and an online dot, and lead to their page', async () => {
    open('/friends', {
      'GET /api/friends': () => ({ friends: [friend(1, 'Leo', { isOnline: true }), friend(2, 'Ada')], cursor: null }),
    });
    const link = await screen.findByRole('link', { name: 'Leo' });

    expect(link.getAttribute('href')).toBe(`/user/${leo.id}`);
    expect(screen.getAllByRole('img', { name: 'Here now' })).toHaveLength(1);
  });

  it('become favorites by a star, which goes back when the server says no', async () => {
    const { calls, user } = open('/friends', {
      'GET /api/friends': () => ({ friends: [friend(1, 'Leo')], cursor: null }),
      [`PUT /api/friends/${leo.id}/favorite`]: () => new Refusal('unavailable'),
    });
    await user.click(await screen.findByRole('button', { name: 'Make Leo a favorite' }));

    expect(calls).toContain(`PUT /api/friends/${leo.id}/favorite`);
    await waitFor(() => expect(toast()?.title).toBe("That didn't work"));
    expect(button('Make Leo a favorite').getAttribute('aria-pressed')).toBe('false');
  });

  it('are none at first, and Pip shows how to find some', async () => {
    const { user } = open('/friends');

    expect(await screen.findByRole('heading', { name: 'No buddies yet!' })).toBeTruthy();

    await user.click(button('Find Friends'));

    expect(tab('Find Friends').getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    ['consent_required', 'Your grown-up'],
    ['scope_off', 'switched'],
  ] as const)('are closed with %s, by a card that says why', async (code, words) => {
    open('/friends', { 'GET /api/friends': () => new Refusal(code) });

    expect((await screen.findAllByText(new RegExp(words, 'i'))).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be fetched again after a failure', async () => {
    let isBroken = true;
    const { user } = open('/friends', {
      'GET /api/friends': () => (isBroken ? new Refusal('unavailable') : { friends: [friend(1, 'Leo')], cursor: null }),
    });

    await user.click(
      await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 }).then((found) => {
        isBroken = false;
        return found;
      }),
    );

    expect(await screen.findByRole('link', { name: 'Leo' })).toBeTruthy();
  });
});

describe('finding friends', () => {
  it('begins with what the address asks for', async () => {
    const { calls } = open('/friends?search=leo', { 'GET /api/friends/search': () => ({ found: [leo] }) });

    expect(await screen.findByRole('link', { name: 'Leo' })).toBeTruthy();
    expect(calls).toContain('GET /api/friends/search?q=leo');
  });

  it('searches from two letters on, and sends a request', async () => {
    const { calls, user } = open('/friends?tab=find', {
      'GET /api/friends/search': () => ({ found: [leo] }),
      'POST /api/friends/requests': () => ({ relation: 'sent' }),
    });
    const field = await screen.findByRole('searchbox', { name: 'Name or friend code' });

    expect(screen.getByText('Type at least 2 characters to find friends')).toBeTruthy();

    await user.type(field, 'l');

    expect(calls.some((call) => call.includes('/search'))).toBe(false);

    await user.type(field, 'e');
    await user.click(await screen.findByRole('button', { name: 'Ask Leo to be buddies' }));

    expect(calls).toContain(`POST /api/friends/requests {"receiverId":"${leo.id}"}`);
    await waitFor(() => expect(toast()?.title).toBe('You asked Leo.'));
  });

  it('sends the friend code along for a child who was found by it', async () => {
    const { calls, user } = open('/friends?search=BCDF-2345', {
      'GET /api/friends/search': () => ({ found: [{ ...leo, byCode: true }] }),
      'POST /api/friends/requests': () => ({ relation: 'sent' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ask Leo to be buddies' }));

    expect(calls).toContain(`POST /api/friends/requests {"receiverId":"${leo.id}","code":"BCDF-2345"}`);
  });

  it('says so when nobody is found, and when a request comes too soon', async () => {
    const { user } = open('/friends?search=xyz', { 'GET /api/friends/search': () => ({ found: [] }) });

    expect(await screen.findByRole('heading', { name: "We couldn't find anyone" })).toBeTruthy();

    cleanup();
    open('/friends?search=bcdf%202345', { 'GET /api/friends/search': () => ({ found: [] }) });

    expect(await screen.findByRole('heading', { name: "This code doesn't work" })).toBeTruthy();

    cleanup();
    open('/friends?search=leo', {
      'GET /api/friends/search': () => ({ found: [leo] }),
      'POST /api/friends/requests': () => new Refusal('asked_lately'),
    });

    await user.click(await screen.findByRole('button', { name: 'Ask Leo to be buddies' }));

    await waitFor(() => expect(toast()?.description).toBe('Give it a little time. Then you can ask again.'));
  });

  it('says kindly that these were enough for today', async () => {
    const { user } = open('/friends?search=leo', {
      'GET /api/friends/search': () => ({ found: [leo] }),
      'POST /api/friends/requests': () => new Refusal('asked_enough'),
    });

    await user.click(await screen.findByRole('button', { name: 'Ask Leo to be buddies' }));

    await waitFor(() => expect(toast()?.title).toBe("That's plenty for today!"));
    expect(toast()?.description).toBe("You've asked enough kids for today. You can ask more tomorrow.");
  });

  it('offers a friend code, and suggestions only when wanted', async () => {
    const { calls, user } = open('/friends?tab=find', {
      'GET /api/friends/code': () => ({ code: 'BCDF2345' }),
      'PUT /api/friends/suggestions': () => ({ isOn: true }),
    });

    expect(await screen.findByText('BCDF-2345')).toBeTruthy();

    const wish = screen.getByRole<HTMLInputElement>('switch', { name: /buddies of my buddies/ });
    expect(wish.checked).toBe(false);

    await user.click(wish);

    expect(calls).toContain('PUT /api/friends/suggestions {"isOn":true}');
  });
});

describe('the own friend code', () => {
  const own = { 'GET /api/friends/code': () => ({ code: 'BCDF2345' }) };

  it('is made by one tap', async () => {
    const { calls, user } = open('/friends?tab=find', {
      'GET /api/friends/code': () => ({ code: calls.includes('PUT /api/friends/code') ? 'BCDF2345' : null }),
      'PUT /api/friends/code': () => ({ code: 'BCDF2345' }),
    });

    await user.click(await screen.findByRole('button', { name: 'Make a code' }));

    expect(await screen.findByText('BCDF-2345')).toBeTruthy();
  });

  it('is copied by one tap', async () => {
    const { user } = open('/friends?tab=find', own);

    await user.click(await screen.findByRole('button', { name: 'Copy code' }));

    expect(await navigator.clipboard.readText()).toBe('BCDF-2345');
    expect(toast()?.title).toBe('Copied!');
  });

  it('is shown to be written down where the browser does not let it be copied', async () => {
    const { user } = open('/friends?tab=find', own);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

    await user.click(await screen.findByRole('button', { name: 'Copy code' }));

    expect(toast()?.description).toBe('Write it down: BCDF-2345');
  });

  it('ends only when the child agrees', async () => {
    const { calls, user } = open('/friends?tab=find', {
      ...own,
      'PUT /api/friends/code': () => ({ code: 'GHJK2345' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Make a new one' }));

    expect((await screen.findByRole('dialog')).textContent).toContain('Then BCDF-2345 stops working.');

    await user.click(button('Keep my code'));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).not.toContain('PUT /api/friends/code');

    await user.click(button('Make a new one'));
    await user.click(button('Make a new code'));

    await waitFor(() => expect(calls).toContain('PUT /api/friends/code'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('requests', () => {
  const waiting = { 'GET /api/friends/requests': () => ({ requests: [request(1, 'Leo')], pending: 1, cursor: null }) };

  it('are counted on their tab, at most 9+', async () => {
    const requests = Array.from({ length: 9 }, (_, n) => request(n, `Frog ${n}`));
    open('/friends', { 'GET /api/friends/requests': () => ({ requests, pending: 12 }) });

    await waitFor(() => expect(tab(/12 new requests/).textContent).toContain('9+'));
  });

  it('offer a way to find somebody while there are none', async () => {
    const { user } = open('/friends?tab=requests');
    expect(await screen.findByText('No requests')).toBeTruthy();

    await user.click(button('Find Friends'));

    expect(await screen.findByLabelText('Name or friend code')).toBeTruthy();
  });

  it('are accepted, and then a grown-up decides', async () => {
    const { calls, user } = open('/friends?tab=requests', {
      ...waiting,
      [`POST /api/friends/requests/${leo.id}/accept`]: () => ({ relation: 'waiting' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Say yes to Leo' }));

    expect(calls).toContain(`POST /api/friends/requests/${leo.id}/accept`);
    await waitFor(() => expect(toast()?.title).toBe('Now your grown-up decides. We sent an e-mail.'));
  });

  it('are accepted, and a new buddy is celebrated', async () => {
    const { user } = open('/friends?tab=requests', {
      ...waiting,
      [`POST /api/friends/requests/${leo.id}/accept`]: () => ({ relation: 'buddy' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Say yes to Leo' }));

    await waitFor(() => expect(isMomentDue()).toBe(true));

    forgetMoments();
  });

  it('are declined kindly', async () => {
    const { calls, user } = open('/friends?tab=requests', {
      ...waiting,
      [`POST /api/friends/requests/${leo.id}/decline`]: () => undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'No, thanks: Leo' }));

    expect(calls).toContain(`POST /api/friends/requests/${leo.id}/decline`);
  });

  it('leave the focus on their tab when they are answered', async () => {
    let requests: readonly unknown[] = waiting['GET /api/friends/requests']().requests;
    const { user } = open('/friends?tab=requests', {
      ...waiting,
      'GET /api/friends/requests': () => ({ ...waiting['GET /api/friends/requests'](), requests }),
      [`POST /api/friends/requests/${leo.id}/decline`]: () => {
        requests = [];
      },
    });

    await user.click(await screen.findByRole('button', { name: 'No, thanks: Leo' }));

    await waitFor(() => expect(document.activeElement).toBe(tab(/Requests/)));
  });

  it('show what they wait for once they are sent, and can be canceled', async () => {
    const { calls, user } = open('/friends?tab=sent', {
      'GET /api/friends/requests/sent': () => ({
        requests: [
          request(1, 'Leo'),
          request(2, 'Ada', { status: 'waiting', waitsForOwn: true }),
          request(3, 'Sam', { status: 'waiting' }),
          request(4, 'Kim', { status: 'refused' }),
        ],
      }),
      [`DELETE /api/friends/requests/${leo.id}`]: () => undefined,
    });

    for (const words of [
      'Waiting for an answer',
      'Waiting for your grown-up',
      'Waiting for a grown-up',
      'Your grown-up said no this time',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel request to Kim' })).toBeNull();

    await user.click(button('Cancel request to Leo'));

    expect(calls).toContain(`DELETE /api/friends/requests/${leo.id}`);
  });
});

describe('on a wide screen', () => {
  const wide = (answers = {}) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    return open('/friends?tab=sent', answers);
  };

  it('online buddies stand beside the lists', async () => {
    wide({
      'GET /api/friends': () => ({ friends: [friend(1, 'Leo', { isOnline: true }), friend(2, 'Ada')], cursor: null }),
    });

    expect(await screen.findByRole('link', { name: 'Chat with Leo' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Chat with Ada' })).toBeNull();
  });

  it('the card has a kind sentence when nobody is online', async () => {
    wide({ 'GET /api/friends': () => ({ friends: [friend(1, 'Leo')], cursor: null }) });

    expect(await screen.findByText(/Nobody's here right now/)).toBeTruthy();
  });

  it('the card asks for no message to a buddy before there is one', async () => {
    wide();

    expect(await screen.findByText("When your buddies are here, you'll see them in this box.")).toBeTruthy();
    expect(screen.queryByText(/Leave a buddy a message/)).toBeNull();
  });
});
