import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, Route, Switch } from 'wouter';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, delayed, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { helplines } from '#web/safety/comfort/test-helplines.ts';
import { CreatePostPage } from './CreatePostPage.tsx';

const maya = {
  id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000009',
  kind: 'child',
  username: 'maya',
  displayName: 'Maya',
  avatar: { emoji: '🦊', background: '#ffe0b8' },
  whyNot: { writePosts: null as 'consent_required' | 'scope_off' | null },
};
const leo = { ...maya, id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000010', displayName: 'Leo' };
const sent = (status: 'held' | 'published' = 'held', needsComfort = false) => ({
  post: {
    id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000001',
    title: 'My frog',
    content: 'It jumps over the moon.',
    category: 'story',
    createdAt: '2026-11-20T10:00:00Z',
  },
  status,
  usualWaitMinutes: 170,
  needsComfort,
  pointsAwarded: status === 'held' ? 0 : 15,
  leveledUp: false,
});

const sending = 'POST /api/posts';
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const content = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your (story|question)$/ });
const send = () => screen.getByRole('button', { name: 'Send it' });

let calls: string[];
const bodies = () =>
  calls.filter((call) => call.startsWith(sending)).map((call) => JSON.parse(call.slice(sending.length)));

function open(answers: Answers = {}, who: object = maya): UserEvent {
  calls = serve({ 'GET /api/user': () => who, ...answers });
  return show(<Pages />, '/create-post');
}

/** The same tab after a reload. */
function reload(): UserEvent {
  cleanup();
  return show(<Pages />, '/create-post');
}

function Pages(): ReactNode {
  return useSession().status === 'signed-in' ? (
    <Switch>
      <Route path="/create-post">
        <CreatePostPage />
        <Link to="/profile">Profile</Link>
      </Route>
      <Route path="/profile">
        <Link to="/create-post">Write on</Link>
      </Route>
      <Route path="/">The pond</Route>
    </Switch>
  ) : null;
}

async function write(user: UserEvent, words: { title?: string; content?: string } = {}): Promise<void> {
  await screen.findByRole('textbox', { name: 'Title' });
  await user.click(title());
  await user.paste(words.title ?? 'My frog');
  await user.click(content());
  await user.paste(words.content ?? 'It jumps over the moon.');
}

beforeEach(() => vi.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a story', () => {
  it('is sent as it was written, and the child is back at the pond with the good news', async () => {
    const user = open({ [sending]: () => sent() });
    await write(user);

    await user.click(screen.getByRole('radio', { name: 'Question' }));

    expect(content().labels[0]?.textContent).toBe('Your question');

    await user.click(send());

    expect(await screen.findByText('The pond')).toBeTruthy();
    expect(bodies()).toEqual([
      {
        clientId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
        title: 'My frog',
        content: 'It jumps over the moon.',
        category: 'question',
      },
    ]);
    expect(toast()).toMatchObject({
      title: "It's on its way!",
      description: 'A grown-up checks it first. Then your buddies can read it. That usually takes about 3 hours.',
    });

    reload();

    await screen.findByRole('textbox', { name: 'Title' });

    expect(title().value).toBe('');
    expect(content().value).toBe('');
  });

  it('is counted while it is written', async () => {
    const user = open();
    await write(user, { title: ' Froze ' });

    expect(screen.getByText('5/100')).toBeTruthy();
    expect(screen.getByText('23/1000')).toBeTruthy();
  });

  it('is out at once when it needs no review', async () => {
    const user = open({ [sending]: () => sent('published') });
    await write(user);

    await user.click(send());

    await screen.findByText('The pond');
    expect(toast()?.title).toBe('Your story is out!');
  });

  it('is sent once, however often somebody presses', async () => {
    const answer = delayed(sent());
    const user = open({ [sending]: answer.answer });
    await write(user);

    await user.dblClick(send());

    expect(send().getAttribute('aria-busy')).toBe('true');
    expect(title().readOnly && content().readOnly).toBe(true);
    expect(bodies()).toHaveLength(1);

    answer.release();

    await screen.findByText('The pond');
  });

  it('brings comfort when it sounds like trouble', async () => {
    const user = open({ [sending]: () => sent('held', true), 'GET /api/helplines': () => helplines });
    await write(user);

    await user.click(send());

    expect(await screen.findByText("You're not alone")).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Call Childline: 1800 66 66 66' })).toBeTruthy();
    expect(toast()).toBeUndefined();
    expect(document.activeElement?.textContent).toContain("You're not alone");

    await user.click(screen.getByRole('link', { name: 'Back to the pond' }));

    expect(screen.getByText('The pond')).toBeTruthy();
  });
});

describe('an error in the form', () => {
  it('stands beside its field, with the focus on the first one, and nothing is sent', async () => {
    const user = open();
    await screen.findByRole('textbox', { name: 'Title' });

    await user.click(send());

    expect(screen.getByText('Title is required')).toBeTruthy();
    expect(screen.getByText('Please write a little more: at least 10 characters')).toBeTruthy();
    expect(document.activeElement).toBe(title());

    await user.keyboard('My frog');

    expect(screen.queryByText('Title is required')).toBeNull();

    await user.click(send());

    expect(document.activeElement).toBe(content());
    expect(bodies()).toEqual([]);
  });

  it('appears for a title of more than 100 letters, but not for 100', async () => {
    const user = open({ [sending]: () => sent() });
    await write(user, { title: 't'.repeat(101) });

    await user.click(send());

    expect(screen.getByText('Title must be less than 100 characters')).toBeTruthy();

    await user.type(title(), '{Backspace}');
    await user.click(send());

    await screen.findByText('The pond');
  });

  it('can come from the server', async () => {
    const unkind = 'Please choose kinder words. Others will read this.';
    const user = open({ [sending]: () => new Refusal('invalid', { content: unkind }) });
    await write(user);

    await user.click(send());

    expect(await screen.findByText(unkind)).toBeTruthy();
    expect(document.activeElement).toBe(content());
    expect(screen.queryByText("Your story isn't sent yet")).toBeNull();
    expect(content().value).toBe('It jumps over the moon.');
  });
});

describe('nothing written is lost', () => {
  it('when the network is cut: the same words are sent under the same name, others under another', async () => {
    const answers = [() => Promise.reject(new TypeError('cut')), () => new Refusal('unavailable'), () => sent()];
    const user = open({ [sending]: () => answers.shift()?.() });
    await write(user);

    await user.click(send());

    expect(await screen.findByText("Your story isn't sent yet")).toBeTruthy();
    expect(screen.getByText(/We saved your words here/)).toBeTruthy();

    await user.click(send());

    await waitFor(() => expect(bodies()).toHaveLength(2));

    await user.type(title(), '!');

    expect(screen.queryByText("Your story isn't sent yet")).toBeNull();

    await user.click(send());
    await screen.findByText('The pond');
    const names = bodies().map(({ clientId }) => clientId);

    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });

  it('by a reload, also after a failed try', async () => {
    const answers = [() => new Refusal('unavailable'), () => sent()];
    const user = open({ [sending]: () => answers.shift()?.() });
    await write(user);
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.click(send());
    await screen.findByText("Your story isn't sent yet");

    const again = reload();

    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })).value).toBe('My frog');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);

    await again.click(send());
    await screen.findByText('The pond');

    const [first, second] = bodies();

    expect(second).toEqual(first);
  });

  it('by a visit to another page', async () => {
    const user = open();
    await write(user);

    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await user.click(screen.getByRole('link', { name: 'Write on' }));

    expect(title().value).toBe('My frog');
    expect(content().value).toBe('It jumps over the moon.');
  });

  it('but no other child finds it', async () => {
    let who = maya;
    const user = open({ 'GET /api/user': () => who });
    await write(user);
    who = leo;

    reload();

    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })).value).toBe('');
  });
});

describe('leaving while it is being sent', () => {
  it('shows that it was saved, and stays on the new page', async () => {
    const answer = delayed(sent());
    const user = open({ [sending]: answer.answer });
    await write(user);
    await user.click(send());
    await user.click(screen.getByRole('link', { name: 'Profile' }));

    answer.release();

    await waitFor(() => expect(toast()?.title).toBe("It's on its way!"));

    await user.click(screen.getByRole('link', { name: 'Write on' }));

    expect(title().value).toBe('');
  });

  it('shows that it failed, and keeps the words', async () => {
    const { promise, reject } = Promise.withResolvers();
    const user = open({ [sending]: () => promise });
    await write(user);
    await user.click(send());
    await user.click(screen.getByRole('link', { name: 'Profile' }));

    reject(new TypeError('cut'));

    await waitFor(() => expect(toast()?.title).toBe("Your story isn't sent yet"));

    await user.click(screen.getByRole('link', { name: 'Write on' }));

    expect(title().value).toBe('My frog');
  });
});

describe('while a grown-up has to do something first', () => {
  it.each([
    ['consent_required', 'Your grown-up needs to say yes first'],
    ['scope_off', 'Your grown-up switched this off'],
  ] as const)('a card says so in place of the form: %s', async (code, heading) => {
    open({}, { ...maya, whyNot: { writePosts: code } });

    expect(await screen.findByText(heading)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the pond' })).toBeTruthy();
  });

  it('and the consent changed only just now, the words stay', async () => {
    const user = open({ [sending]: () => new Refusal('consent_required') });
    await write(user);

    await user.click(send());

    expect(await screen.findByText('Your grown-up needs to say yes first')).toBeTruthy();
    expect(content().value).toBe('It jumps over the moon.');
  });
});
