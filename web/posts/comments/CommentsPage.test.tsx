import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, Route, Switch } from 'wouter';
import type { Comment, CommentPage } from '#contract/comments.ts';
import type { Post } from '#contract/posts.ts';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, delayed, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { helplines } from '#web/safety/comfort/test-helplines.ts';
import { CommentsPage } from './CommentsPage.tsx';

const id = (n: number) => `0b7e7a0e-7c1e-4d7b-9d0e-00000000000${n}`;
const postId = id(1);
const maya = {
  id: id(9),
  kind: 'child',
  username: 'maya',
  displayName: 'Maya',
  avatar: { emoji: '🦊', background: '#ffe0b8' },
};
const person = (n: number, displayName: string): Post['user'] => ({
  id: id(n),
  displayName,
  username: displayName.toLowerCase(),
  profileImageUrl: null,
  avatar: { emoji: '🐼', background: '#d6e9ff' },
  level: 3,
});
const post: Post = {
  id: postId,
  title: 'The day the pond froze',
  content: 'It was glass! '.repeat(60).trim(),
  category: 'story',
  imageUrl: null,
  user: person(2, 'Leo'),
  likesCount: 2,
  commentsCount: 1,
  liked: false,
  kindWords: { mine: null, received: [] },
  can: { delete: false, comment: true },
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
};
const comment = (n: number, content: string, change: Partial<Comment> = {}): Comment => ({
  id: id(n),
  postId,
  content,
  user: person(3, 'Zoe'),
  likesCount: 0,
  liked: false,
  status: 'published',
  isHidden: false,
  createdAt: '2026-11-20T11:00:00Z',
  updatedAt: '2026-11-20T11:00:00Z',
  ...change,
});
const commentPage = (comments: Comment[], change: Partial<CommentPage> = {}): CommentPage => ({
  comments,
  cursor: null,
  count: comments.length,
  can: { comment: true, hide: false },
  ...change,
});

const sending = `POST /api/posts/${postId}/comments`;
const list = `GET /api/posts/${postId}/comments`;
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
const send = () => screen.getByRole('button', { name: 'Send it' });
const said = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p.wrap-anywhere')?.textContent);

let calls: string[];
const bodies = () =>
  calls.filter((call) => call.startsWith(sending)).map((call) => JSON.parse(call.slice(sending.length)));

function open(answers: Answers = {}): UserEvent {
  calls = serve({
    'GET /api/user': () => maya,
    [`GET /api/posts/${postId}`]: () => post,
    [list]: () => commentPage([comment(5, 'How cold!')]),
    'POST /api/screen': () => ({ hint: null }),
    ...answers,
  });
  return show(<Pages />, `/post/${postId}/comments`);
}

function Pages(): ReactNode {
  return useSession().status === 'signed-in' ? (
    <Switch>
      <Route path="/post/:postId/comments">
        <CommentsPage />
        <Link to="/profile">Away</Link>
      </Route>
      <Route path="/profile">
        <Link to={`/post/${postId}/comments`}>Write on</Link>
      </Route>
      <Route path="/">The pond</Route>
    </Switch>
  ) : null;
}

async function write(user: UserEvent, words: string): Promise<void> {
  await screen.findByRole('textbox', { name: 'Write a comment' });
  await user.click(box());
  await user.paste(words);
}

const written = (content: string, change: Partial<Comment> = {}, needsComfort = false) => ({
  comment: comment(6, content, { user: person(9, 'Maya'), ...change }),
  needsComfort,
  pointsAwarded: 0,
  leveledUp: false,
});

/** The list that the page asks for after 20 seconds is old by the time it comes. */
function withOldList(old: CommentPage, fresh: CommentPage) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const stale = delayed(old);
  const answers = [() => old, stale.answer];
  return {
    answer: () => (answers.shift() ?? (() => fresh))(),
    ask: () => act(() => vi.advanceTimersByTimeAsync(20_000)),
    arrive: () => {
      stale.release();
      return act(() => vi.advanceTimersByTimeAsync(100));
    },
  };
}

beforeEach(() => vi.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a post's page", () => {
  it('shows the post whole, how many comments there are, and who said what', async () => {
    open();

    expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeTruthy();
    expect(screen.getByText(post.content)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: '1 comment' })).toBeTruthy();

    const item = screen.getByRole('listitem', { name: 'Comment by Zoe' });
    expect(within(item).getByText('How cold!')).toBeTruthy();
    expect(within(item).getByRole('link', { name: 'Zoe' }).getAttribute('href')).toBe(`/user/${id(3)}`);
    expect(within(item).getByRole('button', { name: 'Like, 0 likes' })).toBeTruthy();
  });

  it('says when nothing was said yet', async () => {
    open({ [list]: () => commentPage([]) });

    expect(await screen.findByText('No comments yet')).toBeTruthy();
    expect(screen.getByText('Be the first to say something kind.')).toBeTruthy();
  });

  it('does not ask its own author to be the first', async () => {
    open({
      [list]: () => commentPage([]),
      [`GET /api/posts/${postId}`]: () => ({ ...post, user: { ...post.user, id: maya.id } }),
    });

    expect(await screen.findByText("When someone writes one, you'll find it here.")).toBeTruthy();
    expect(screen.queryByText('Be the first to say something kind.')).toBeNull();
  });

  it('shows more on demand', async () => {
    const user = open({
      [list]: ({ query }) =>
        query.get('cursor') === 'next'
          ? commentPage([comment(7, 'Older.')])
          : commentPage([comment(5, 'Newer.')], { cursor: 'next' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    await waitFor(() => expect(said()).toEqual(['Newer.', 'Older.']));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows after a while what others have written', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const comments = [comment(5, 'How cold!')];
    open({ [list]: () => commentPage(comments) });
    await screen.findByText('How cold!');
    comments.unshift(comment(6, 'And how blue!'));

    await act(() => vi.advanceTimersByTimeAsync(20_000));

    await waitFor(() => expect(said()).toEqual(['And how blue!', 'How cold!']));
    expect(screen.getByRole('heading', { name: '2 comments' })).toBeTruthy();
  });

  it('has no comment field where only buddies comment', async () => {
    open({ [list]: () => commentPage([], { can: { comment: false, hide: false } }) });

    expect(await screen.findByText("Only Leo's buddies can comment here. You can send kind words.")).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says when the post is not found, and leads to the feed', async () => {
    open({ [`GET /api/posts/${postId}`]: () => new Refusal('not_found') });

    expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the pond' })).toBeTruthy();
  });

  it('says whom to ask when a grown-up has not opened posts', async () => {
    open({ [`GET /api/posts/${postId}`]: () => new Refusal('scope_off') });

    expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers to try again when it does not load', async () => {
    let isBack = false;
    const user = open({ [`GET /api/posts/${postId}`]: () => (isBack ? post : new Refusal('unavailable')) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBack = true;

    await user.click(again);

    expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeTruthy();
  });

  it('leads back', async () => {
    const user = open();
    await user.click(await screen.findByRole('link', { name: /Back$/ }));

    expect(await screen.findByText('The pond')).toBeTruthy();
  });
});

describe('the comment field', () => {
  it('counts letters, sends once however often the button is pressed, and is empty then', async () => {
    const answer = delayed(written('So shiny!'));
    const user = open({ [sending]: answer.answer });

    await write(user, '  So shiny!  ');

    expect(screen.getByText('9/500 characters')).toBeTruthy();

    await user.click(send());
    await user.click(send());

    answer.release();

    await waitFor(() => expect(said()).toEqual(['So shiny!', 'How cold!']));

    expect(box().value).toBe('');
    expect(bodies().length).toBe(1);
    expect(bodies()[0]).toMatchObject({ content: '  So shiny!  ', clientId: expect.any(String) });
    expect(screen.getByRole('heading', { name: '2 comments' })).toBeTruthy();
    expect(toast()?.title).toBe('Your comment is up!');
  });

  it('keeps an own comment that was stored while an older list was on its way', async () => {
    const lists = withOldList(
      commentPage([comment(5, 'How cold!')]),
      commentPage([comment(6, 'So shiny!'), comment(5, 'How cold!')]),
    );
    const user = open({ [list]: lists.answer, [sending]: () => written('So shiny!') });
    await write(user, 'So shiny!');
    await lists.ask();

    await user.click(send());
    await waitFor(() => expect(said()).toEqual(['So shiny!', 'How cold!']));
    await lists.arrive();

    expect(said()).toEqual(['So shiny!', 'How cold!']);
  });

  it('says that a grown-up looks first when the comment waits, and does not count it', async () => {
    const user = open({ [sending]: () => written('Where do you live?', { status: 'held' }) });
    await write(user, 'Where do you live?');

    await user.click(send());

    expect(await screen.findByText('Waiting for a grown-up')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1 comment' })).toBeTruthy();
    expect(toast()).toMatchObject({ description: 'A grown-up checks it first. Then others can read it.' });
  });

  it('comforts a child who may be in trouble', async () => {
    const user = open({
      [sending]: () => written('I am so alone', { status: 'held' }, true),
      'GET /api/helplines': () => helplines,
    });
    await write(user, 'I am so alone');

    await user.click(send());

    expect(await screen.findByText("You're not alone")).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Call Childline: 1800 66 66 66' })).toBeTruthy();
    expect(toast()).toBeUndefined();
  });

  it('asks for words where there are none, and for fewer where there are too many', async () => {
    const user = open();
    await screen.findByRole('textbox', { name: 'Write a comment' });

    await user.click(send());

    expect(await screen.findByText('Please write a few words')).toBeTruthy();

    await write(user, 'a'.repeat(501));

    expect(screen.getByText('501/500 characters')).toBeTruthy();

    await user.click(send());

    expect(await screen.findByText('Please use 500 characters or less')).toBeTruthy();
    expect(document.activeElement).toBe(box());
    expect(bodies()).toEqual([]);
  });

  it('keeps the words when the server says no, and says why beside them', async () => {
    const sentence = 'Please choose kinder words. Others will read this.';
    const user = open({ [sending]: () => new Refusal('invalid', { content: sentence }) });
    await write(user, 'Something rude');

    await user.click(send());

    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(box().value).toBe('Something rude');
  });

  it('says why once: the hint is gone when the server has said no', async () => {
    const user = open({
      'POST /api/screen': () => ({ hint: 'unkind' }),
      'GET /api/helplines': () => helplines,
      [sending]: () => new Refusal('invalid', { content: 'Please choose kinder words. Others will read this.' }),
    });
    await write(user, 'Something rude');
    await screen.findByText(/make someone smile/, {}, { timeout: 5000 });

    await user.click(send());

    await screen.findByText(/Others will read this/);
    await waitFor(() => expect(screen.queryByText(/make someone smile/)).toBeNull(), { timeout: 5000 });
  });

  it('keeps the words and their name when the network is gone', async () => {
    let isOn = false;
    const user = open({
      [sending]: () => {
        if (!isOn) throw new TypeError('no network');
        return written('So shiny!');
      },
    });
    await write(user, 'So shiny!');

    await user.click(send());

    await waitFor(() => expect(toast()?.title).toBe("Your comment isn't sent yet"));

    isOn = true;
    await user.click(send());

    await waitFor(() => expect(said()).toContain('So shiny!'));
    expect(new Set(bodies().map(({ clientId }) => clientId)).size).toBe(1);
  });

  it('keeps its words after a visit to another page and after a reload', async () => {
    const user = open();
    await write(user, 'Half a thou');

    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('link', { name: 'Write on' }));

    await waitFor(() => expect(box().value).toBe('Half a thou'));

    cleanup();
    show(<Pages />, `/post/${postId}/comments`);

    await waitFor(() => expect(box().value).toBe('Half a thou'));
  });
});

describe('a comment below an own post', () => {
  const path = `/api/comments/${id(5)}/hidden`;
  const below = (change: Partial<Comment> = {}): CommentPage =>
    commentPage([comment(5, 'How cold!', change)], { can: { comment: true, hide: true } });

  it('is hidden with one tap, and shown again with another', async () => {
    const user = open({ [list]: () => below(), [`PUT ${path}`]: () => undefined, [`DELETE ${path}`]: () => undefined });
    await user.click(await screen.findByRole('button', { name: 'Hide the comment by Zoe' }));

    expect(await screen.findByText('You hid this comment. Nobody else can see it.')).toBeTruthy();
    expect(screen.queryByText('How cold!')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: '0 comments' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Show it again' }));

    expect(await screen.findByText('How cold!')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: '1 comment' })).toBeTruthy();
  });

  it('stays hidden while an older list is on its way', async () => {
    const lists = withOldList(below(), below({ isHidden: true }));
    const user = open({ [list]: lists.answer, [`PUT ${path}`]: () => undefined });
    const hide = await screen.findByRole('button', { name: 'Hide the comment by Zoe' });
    await lists.ask();

    await user.click(hide);
    await screen.findByText('You hid this comment. Nobody else can see it.');
    await lists.arrive();

    expect(screen.queryByText('How cold!')).toBeNull();
  });

  it('comes back with a sentence when the server says no', async () => {
    const user = open({ [list]: () => below(), [`PUT ${path}`]: () => new Refusal('not_found') });
    await user.click(await screen.findByRole('button', { name: 'Hide the comment by Zoe' }));

    await waitFor(() => expect(toast()?.title).toBe("We couldn't hide that. Try again?"));
    expect(screen.getByText('How cold!')).toBeTruthy();
  });

  it('cannot be hidden below a post of somebody else', async () => {
    open();
    await screen.findByText('How cold!');

    expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
  });
});

describe('a heart for a comment', () => {
  const path = `/api/comments/${id(5)}/like`;
  const heart = () => within(screen.getByRole('listitem')).getByRole('button', { name: /^Like, / });

  it('shows at once and is kept', async () => {
    const user = open({
      [`PUT ${path}`]: () => ({ liked: true, likesCount: 1, pointsAwarded: 5, leveledUp: false }),
    });
    await screen.findByText('How cold!');

    await user.click(heart());

    expect(heart().getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(heart().getAttribute('aria-disabled')).toBeNull());
    expect(heart().textContent).toContain('1 like');
  });

  it('is kept while an older list is on its way', async () => {
    const withHeart = (change?: Partial<Comment>) => commentPage([comment(5, 'How cold!', change)]);
    const lists = withOldList(withHeart(), withHeart({ liked: true, likesCount: 1 }));
    const user = open({
      [list]: lists.answer,
      [`PUT ${path}`]: () => ({ liked: true, likesCount: 1, pointsAwarded: 0, leveledUp: false }),
    });
    await screen.findByText('How cold!');
    await lists.ask();

    await user.click(heart());
    await waitFor(() => expect(heart().getAttribute('aria-disabled')).toBeNull());
    await lists.arrive();

    expect(heart().getAttribute('aria-pressed')).toBe('true');
  });

  it('is undone when the server says no', async () => {
    const user = open({ [`PUT ${path}`]: () => new Refusal('not_found') });
    await screen.findByText('How cold!');

    await user.click(heart());

    await waitFor(() => expect(toast()?.title).toBe("We couldn't save your like"));
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });
});
