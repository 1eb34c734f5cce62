import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FeedPage } from '#contract/feed.ts';
import { concurrently } from '../concurrently.ts';
import { type Percentiles, toPercentiles } from '../numbers.ts';
import { openBrowser, type Request, type Response } from './browser.ts';
import { serveRequests } from './worker.ts';

/** A signed-in child, and the friend with whom this child chats. */
export interface Member {
  readonly cookie: string;
  readonly friendId: string;
}

export interface MixedOrder {
  readonly port: number;
  readonly members: readonly Member[];
  readonly perSecond: number;
  readonly seconds: number;
}

/** Times from the moment when a request was due to its answer. */
export interface MixedTally extends Percentiles {
  readonly requests: number;
  /** Answers with 4xx, such as a comment on the post of somebody who is no friend. */
  readonly refused: number;
  /** Answers with 5xx. */
  readonly failed: number;
}

const CONNECTIONS = 200;
const FIRST_PAGES_AT_ONCE = 16;

/** What a member has on the screen. */
interface Screen {
  readonly member: Member;
  readonly page: FeedPage;
  done: number;
}

type Step = (screen: Screen) => Omit<Request, 'cookie'>;

const get =
  (path: string): Step =>
  () => ({ path });
const post = (path: string, body: object) => ({ method: 'POST' as const, path, body });

/** What children do in turn, a third of it writes. Each begins at another step. */
const steps: readonly Step[] = [
  get('/api/feed?page=1'),
  get('/api/chat/unread-count'),
  (screen) => onCard(screen, 'riddle', (id) => post(`/api/riddles/${id}/guess`, { guess: 'a wooden spoon' })),
  ({ page }) => ({ path: `/api/feed?page=2&deck=${page.deck}` }),
  get('/api/activities/news'),
  (screen) => onCard(screen, 'post', (id) => ({ method: 'PUT', path: `/api/posts/${id}/like` })),
  get('/api/activities'),
  get('/api/friends/requests'),
  ({ member }) =>
    post(`/api/chat/${member.friendId}/messages`, { clientId: randomUUID(), message: 'Did you see the moon?' }),
  ({ member }) => ({ path: `/api/chat/${member.friendId}/messages` }),
  get('/api/chat/unread'),
  (screen) => onCard(screen, 'joke', (id) => post(`/api/jokes/${id}/react`, { reaction: 'funny' })),
  get('/api/feed?page=1'),
  get('/api/friends'),
  (screen) => onCard(screen, 'trivia', (id) => post(`/api/trivia/${id}/answer`, { selectedAnswer: 'B' })),
  ({ page }) => ({ path: `/api/feed?page=2&deck=${page.deck}` }),
  ({ member }) => post(`/api/chat/${member.friendId}/read`, { upTo: 1000 }),
  (screen) =>
    onCard(screen, 'post', (id) =>
      post(`/api/posts/${id}/comments`, { clientId: randomUUID(), content: 'That is a lovely frog' }),
    ),
];

/** A card of the page that this child has not dealt with before; where there is none, the child reads on. */
function onCard(
  { page, done }: Screen,
  type: FeedPage['items'][number]['type'],
  act: (id: string) => Omit<Request, 'cookie'>,
): Omit<Request, 'cookie'> {
  const cards = page.items.filter((item) => item.type === type);
  const card = cards[Math.floor(done / steps.length) % Math.max(cards.length, 1)];
  return card ? act(card.id) : { path: `/api/feed?page=2&deck=${page.deck}` };
}

const screens = new Map<string, Screen>();
let turn = 0;

/** Sends requests at a fixed rate, whether or not earlier ones were answered. */
async function loadMixed({ port, members, perSecond, seconds }: MixedOrder): Promise<MixedTally> {
  await using browsers = new AsyncDisposableStack();
  const idle = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => browsers.use(await openBrowser(port))),
  );
  const waiting: (() => void)[] = [];
  const send = async (request: Request): Promise<Response> => {
    if (idle.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    const browser = idle.pop();
    if (!browser) throw new Error('no connection is idle');
    const response = await browser.send(request);
    idle.push(browser);
    waiting.shift()?.();
    return response;
  };
  await readFirstPages(members, send);

  const times: number[] = [];
  let refused = 0;
  let failed = 0;
  const act = async (screen: Screen, dueAt: number) => {
    const step = steps[screen.done++ % steps.length] as Step;
    const { status, body } = await send({ ...step(screen), cookie: screen.member.cookie });
    times.push(performance.now() - dueAt);
    if (status === 429) throw new Error(`the rate limit stopped a child: ${body.toString()}`);
    if (status >= 500) failed += 1;
    else if (status >= 400) refused += 1;
  };
  const total = perSecond * seconds;
  const running: Promise<void>[] = [];
  const started = performance.now();
  while (running.length < total) {
    const due = Math.min(((performance.now() - started) / 1000) * perSecond, total);
    while (running.length < due) {
      const screen = screens.get(members[turn++ % members.length]?.cookie ?? '');
      if (screen) running.push(act(screen, started + (running.length / perSecond) * 1000));
    }
    await sleep(1);
  }
  await Promise.all(running);
  return { requests: times.length, refused, failed, ...toPercentiles(times) };
}

async function readFirstPages(members: readonly Member[], send: (request: Request) => Promise<Response>) {
  const unread = members.filter(({ cookie }) => !screens.has(cookie));
  await concurrently(unread, FIRST_PAGES_AT_ONCE, async (member) => {
    const { body } = await send({ path: '/api/feed?page=1', cookie: member.cookie });
    screens.set(member.cookie, { member, page: JSON.parse(body.toString()), done: screens.size });
  });
}

serveRequests(loadMixed);
