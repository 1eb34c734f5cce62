import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toast } from '#web/app/test-page.tsx';
import { child, maya, open, profile } from '../test-friends.tsx';

const leo = child(1, 'Leo');
const at = `/user/${leo.id}`;
const reading = `GET /api/users/${leo.id}`;
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a child's page", () => {
  it("shows a buddy's name, bio and join date", async () => {
    open(at, { [reading]: () => profile(1, 'Leo', { relation: 'buddy', isFriend: true }) });

    expect(await screen.findByRole('heading', { level: 1, name: 'Leo' })).toBeTruthy();

    for (const words of ['@frog_1', 'I like newts.', '210', 'Level 3', /^Here since/])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it("lets the reader report a buddy's bio, which hides it at once", async () => {
    const { id } = child(5, 'Ida');
    const { calls, user } = open(`/user/${id}`, {
      [`GET /api/users/${id}`]: () => profile(5, 'Ida', { relation: 'buddy', isFriend: true }),
      'POST /api/reports': () => new Response(null, { status: 201 }),
    });

    await user.click(
      await screen.findByRole('button', { name: 'Tell a grown-up about “What Ida says about themselves”' }),
    );
    await user.click(await screen.findByRole('button', { name: 'It is mean' }));

    await waitFor(() => expect(screen.queryByText('I like newts.')).toBeNull());
    expect(calls).toContain(`POST /api/reports {"targetType":"bio","targetId":"${id}","reason":"unkind"}`);
  });

  it("shows a stranger's username once, level and totals, and says that buddies see more", async () => {
    const stranger = { displayName: 'frog_1', bio: '', favoriteColor: null, joinedDate: null };
    open(at, { [reading]: () => profile(1, 'Leo', stranger) });

    expect(await screen.findByRole('heading', { level: 1, name: 'frog_1' })).toBeTruthy();

    for (const words of ['210', 'Level 3', "You'll see more here when you're buddies."])
      expect(screen.getByText(words)).toBeTruthy();
    for (const words of ['@frog_1', /^Here since/, "Hasn't written anything yet."])
      expect(screen.queryByText(words)).toBeNull();
  });

  it("shows another child's stories beside the profile, but not one's own", async () => {
    const answers = { [reading]: () => profile(1, 'Leo', { relation: 'buddy', isFriend: true }) };
    const postsBy = (id: string) => <p>Stories of {id}</p>;
    open(at, answers, postsBy);

    expect(await screen.findByText(`Stories of ${leo.id}`)).toBeTruthy();

    cleanup();
    open(`/user/${maya.id}`, { [`GET /api/users/${maya.id}`]: () => ({ ...profile(9, 'Maya') }) }, postsBy);

    expect(await screen.findByRole('heading', { level: 1, name: 'Maya' })).toBeTruthy();
    expect(screen.queryByText(/^Stories of/)).toBeNull();
  });

  it('sends a friend request', async () => {
    const { calls, user } = open(at, {
      [reading]: () => profile(1, 'Leo'),
      'POST /api/friends/requests': () => ({ relation: 'sent' }),
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Leo' })).toBeTruthy();

    await user.click(button('Ask Leo to be buddies'));

    expect(calls).toContain(`POST /api/friends/requests {"receiverId":"${leo.id}"}`);
  });

  it.each([
    ['sent', 'Asked'],
    ['waiting', 'Waiting for a grown-up'],
  ] as const)('says that a request is %s', async (relation, words) => {
    open(at, { [reading]: () => profile(1, 'Leo', { relation }) });

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask Leo to be buddies' })).toBeNull();
  });

  it('ends a friendship after a confirmation', async () => {
    const { calls, user } = open(at, {
      [reading]: () => profile(1, 'Leo', { relation: 'buddy', isFriend: true }),
      [`DELETE /api/friends/${leo.id}`]: () => undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Stop being buddies' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Stop being buddies with Leo?' }));

    await user.click(dialog.getByRole('button', { name: 'Stop being buddies' }));

    expect(calls).toContain(`DELETE /api/friends/${leo.id}`);
  });

  it('has neither block, request nor report for oneself', async () => {
    open(`/user/${maya.id}`, { [`GET /api/users/${maya.id}`]: () => profile(9, 'Maya') });

    expect(await screen.findByText('This is how your buddies see you.')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('leads back to the buddies when the child is not found', async () => {
    open(at);

    expect(await screen.findByRole('heading', { level: 2, name: 'User Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To your buddies' }).getAttribute('href')).toBe('/friends');
  });
});

describe('blocking', () => {
  it('asks for confirmation, can be canceled, and then hides the child', async () => {
    let isBlocked = false;
    const { calls, user } = open(at, {
      [reading]: () => profile(1, 'Leo'),
      [`PUT /api/users/${leo.id}/block`]: () => {
        isBlocked = true;
        return { blocked: true };
      },
      'GET /api/blocks': () => ({
        blocked: isBlocked ? [{ ...leo, blockedAt: '2026-11-20T10:00:00Z', byParent: false }] : [],
      }),
    });

    await user.click(await screen.findByRole('button', { name: 'Block Leo' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: "Don't block" }));

    expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);

    await user.click(button('Block Leo'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));

    expect(calls).toContain(`PUT /api/users/${leo.id}/block`);
    await waitFor(() => expect(toast()?.title).toBe("You won't see each other any more."));
  });

  it("can be undone on the blocked child's page", async () => {
    const { calls, user } = open(at, {
      'GET /api/blocks': () => ({ blocked: [{ ...leo, blockedAt: '2026-11-20T10:00:00Z', byParent: false }] }),
      [`DELETE /api/users/${leo.id}/block`]: () => ({ blocked: false }),
    });

    expect(await screen.findByRole('heading', { name: 'You blocked Leo' })).toBeTruthy();

    await user.click(button('Unblock Leo'));

    expect(calls).toContain(`DELETE /api/users/${leo.id}/block`);
  });
});
