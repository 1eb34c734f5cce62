import { globSync, readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { expect } from 'vitest';
import { endSession, listSessions } from '#contract/accounts/sessions.ts';
import { listMessages } from '#contract/admin.ts';
import { guessRiddle, readTodaysRiddle } from '#contract/cards.ts';
import { createComment } from '#contract/comments.ts';
import { readOperatorFacts, sendContact } from '#contract/help.ts';
import { readPoints } from '#contract/points.ts';
import { createPost, listWaitingPosts, readPost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { buyItem } from '#contract/rewards.ts';
import { canGrant } from '#contract/rules/consent.ts';
import { readItems } from '#server/cards/index.ts';
import { cardKinds } from '#server/modules.ts';
import { DAY } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { proofs as landing } from '../claims/proofs.ts';
import { chatter, messageTexts, readConversation, sendPhrase, sendText, twoBuddies } from '../support/chat.ts';
import { child, givePoints, makeBuddies, post } from '../support/children.ts';
import { smtpMailer } from '../support/mail-settings.ts';
import { parentSession } from '../support/parents.ts';
import { grant, join } from '../support/people.ts';
import { MailServer } from '../support/smtp.ts';
import { openWorld } from '../world.ts';
import { isStored, logInAs, type Proof, queryRows, root, routesAbout } from './proof.ts';

/** Who sees what, what the browser stores, and what Lilypad does not have. */
export const visibilityProofs = {
  alone: landing.alone,
  hidden: landing.names,
  count: landing.count,
  play: landing.play,
  levels: landing.levels,
  content: landing.content,

  open: async (world) => {
    await landing.open(world);
    expect((await readItems(cardKinds)).length).toBeGreaterThan(400);
  },

  author: async (world) => {
    const [zoe, ida] = [await child(world, { age: 14 }), await child(world, { age: 15 })];
    await makeBuddies(world, zoe, ida);
    const { user } = (await ida.call(readPost, { params: { id: await post(world, zoe) } })).data;
    expect(Object.keys(user).toSorted()).toEqual(
      ['id', 'username', 'displayName', 'avatar', 'profileImageUrl', 'level'].toSorted(),
    );
  },

  held: async (world) => {
    const [zoe, ida] = [await child(world, { age: 14 }), await child(world, { age: 14 })];
    await makeBuddies(world, zoe, ida);
    const { status, post: held } = (await zoe.call(createPost, { body: story('It jumps very high.') })).data;
    expect(status).toBe('held');
    expect((await ida.call(readPost, { params: { id: held.id } })).status).toBe(404);
    expect((await zoe.call(listWaitingPosts, {})).data.posts.map(({ id }) => id)).toEqual([held.id]);
    const below = { id: await post(world, zoe) };
    const comment = async (content: string) =>
      (await ida.call(createComment, { params: below, body: { clientId: newId(), content } })).data.comment.status;
    expect([await comment('How high?'), await comment('Where do you live?')]).toEqual(['published', 'held']);
  },

  rude: async (world) => {
    const zoe = await child(world, { age: 14 });
    const says = async (content: string) => (await zoe.call(createPost, { body: story(content) })).status;
    for (const words of [
      'You are a fucking frog.',
      'Call me: 0151 2345 6789',
      'Write to zoe@example.org soon',
      'Look at www.example.org/zoe',
    ])
      expect(await says(words), words).toBe(400);
    expect(await says('You are a funny frog.')).toBe(201);
  },

  chats: async (world) => {
    const [maya, leo] = await twoBuddies(world);
    expect((await sendText(maya, await chatter(world), 'hello')).status).toBe(404);
    expect((await sendText(maya, leo, 'Zqwords')).data.message.status).toBe('sent');
    expect((await sendText(maya, leo, 'where do you live')).data.message.status).toBe('held');
    expect(messageTexts(await readConversation(leo, maya))).toEqual(['Zqwords']);
    await grant(leo, ['chat_phrases']);
    expect((await sendText(leo, maya, 'hello')).error.code).toBe('scope_off');
    expect((await sendPhrase(leo, maya, 'hello')).status).toBe(201);
    expect(canGrant('email_plus', 'chat')).toBe(false);
    await world.pass(90 * DAY + 1);
    await world.context.jobs.run('retention.delete-old');
    expect(await isStored(world, ['zqwords'], 'chat_messages')).toBe(false);
    expect(await isStored(world, [maya.id], 'conversations')).toBe(true);
  },
  noMoney: async (world) => {
    const selling = await routesAbout('shop', 'store', 'pay', 'buy', 'purchase', 'price');
    expect(selling.filter((route) => !route.includes(' /api/family/'))).toEqual([
      'GET /api/store',
      'POST /api/store/:id/buy',
      'PUT /api/store/:id/wear',
    ]);
    const maya = await join(world);
    const buy = () => maya.call(buyItem, { params: { id: 'beanie' } });
    expect((await buy()).error.code).toBe('purse_too_small');
    await givePoints(world, maya, 100);
    expect((await buy()).data).toEqual({ purse: 40 });
    expect((await maya.call(readPoints, {})).data).toMatchObject({ totalPoints: 100, currentLevel: 2 });
  },
  contactMessagesPrivate: async (world) => {
    const others = (await routesAbout('/contact')).filter((route) => route !== 'POST /api/contact');
    expect(others.every((route) => route.includes(' /api/admin/'))).toBe(true);
    const maya = await join(world);
    expect((await maya.call(listMessages, {})).error.code).toBe('not_for_you');
    expect((await world.visitor().call(listMessages, {})).error.code).toBe('sign_in_required');
  },

  once: async (world) => {
    const maya = await join(world);
    const { id, points } = (await maya.call(readTodaysRiddle, {})).data;
    const riddle = (await readItems(cardKinds)).find((item) => item.id === id) as { answer?: string } | undefined;
    const answer = riddle?.answer ?? '';
    for (let tries = 0; tries < 3; tries += 1)
      await maya.call(guessRiddle, { params: { id }, body: { guess: answer } });
    expect((await maya.call(readPoints, {})).data.totalPoints).toBe(points);
  },

  rateLimits: async (world) => {
    const robot = world.visitor();
    const replies = [];
    for (let tries = 0; tries < 11; tries += 1)
      replies.push((await robot.call(sendContact, { body: contactMessage() })).status);
    expect(replies.at(-1)).toBe(429);
  },

  ownRights: async (world) => {
    const maya = await join(world);
    const tablet = world.visitor();
    await logInAs(world, maya.username, undefined, tablet);
    const other = (await maya.call(listSessions, {})).data.sessions.find(({ current }) => !current);
    expect((await maya.call(endSession, { params: { id: other?.id ?? '' } })).status).toBe(204);
    expect((await maya.call(updateUser, { body: { favoriteColor: 'mint' } })).status).toBe(200);
    for (const fixed of ['username', 'firstName', 'lastName', 'dateOfBirth'])
      expect((await maya.send('PATCH', '/api/user', { [fixed]: 'other' })).statusCode, fixed).toBe(400);
  },

  contact: async () => {
    await using there = await openWorld({ settings: { CONTACT_EMAIL: 'ines@example.org' } });
    const clientId = newId();
    for (let tries = 0; tries < 2; tries += 1)
      await there.visitor().call(sendContact, { body: { ...contactMessage(), clientId } });
    expect(await queryRows(there, 'select subject from contact_messages')).toEqual([{ subject: 'Frogs' }]);
    expect((await there.mailTo('ines@example.org')).replyTo).toBe('omar@example.org');
    expect(there.mailbox.newestFirst()).toHaveLength(1);
  },

  replies: async () => {
    await using server = new MailServer();
    const mailer = smtpMailer(await server.open());
    await mailer.send({ to: 'omar@example.org', subject: 'Hello', parts: ['Hello!'] });
    mailer.close();
    expect(server.received[0]?.raw).toMatch(/^reply-to: people@brook-street\.school\s*$/im);
  },

  foreign: landing.ads,

  cookies: async (world) => {
    for (const page of ['/', '/privacy', '/help'])
      expect((await world.visitor().send('GET', page, undefined, { accept: 'text/html' })).cookies).toEqual([]);
    const maya = await join(world, { age: 9 });
    expect(maya.cookieHeader).toMatch(/^lilypad_path=[^;]+; lilypad=[^;]+; lilypad_device=[\w.-]+$/);
    expect(maya.cookieHeader).not.toContain(maya.username);
    const body = { username: maya.username, password: 'correct frog battery' };
    const [cookie, device] = (await world.visitor().send('POST', '/api/login', body)).cookies;
    expect(cookie).toMatchObject({ name: 'lilypad', httpOnly: true, sameSite: 'Lax' });
    const year = 365 * 24 * 60 * 60;
    expect(device).toMatchObject({ name: 'lilypad_device', httpOnly: true, sameSite: 'Lax', maxAge: year });
    const parent = await parentSession(world, maya);
    expect(parent.cookieHeader).toMatch(/^lilypad-parent=[^;]+$/);
    expect((await maya.send('GET', '/api/family/children')).statusCode).toBe(401);
    const zoe = await join(world, { age: 14 });
    expect(zoe.cookieHeader).toMatch(/^lilypad=[^;]+; lilypad_device=[^;]+$/);
  },

  storage: async () => {
    const found = globSync('web/**/*.{ts,tsx,js}', { cwd: root, exclude: ['**/*.test.*', '**/test-*'] }).filter(
      (file) =>
        /\b(localStorage|sessionStorage|indexedDB|caches\.open|document\.cookie)\b/.test(
          readFileSync(path(root, file), 'utf8'),
        ),
    );
    expect(found.toSorted()).toEqual([
      'web/accounts/verification/pending.ts', // a sign-up that waits for its code
      'web/app/drafts.ts', // what was typed but not sent
      'web/app/moments/celebrated.ts', // what was celebrated already
      'web/app/reload-on-update.ts', // that the page was reloaded
      'web/family/home/return-to.ts', // where a parent's new link leads back to
      'web/feed/first/newcomer.ts', // whether the first riddle was skipped
      'web/public/look.js', // how the page looks
      'web/service-worker.js', // files for times without a network
      'web/ui/style/appearance.ts', // how the page looks
    ]);
  },

  facts: async () => {
    const settings = { MIN_AGE: '8', CONSENT_AGE: '16', OPERATOR_NAME: 'Brook Street School' };
    await using there = await openWorld({ settings });
    const { data } = await there.visitor().call(readOperatorFacts, {});
    expect(data).toMatchObject({ minAge: 8, consentAge: 16, operatorName: 'Brook Street School' });
    expect(await isStored(there, ['brook street'], 'settings')).toBe(false);
  },
} satisfies Record<string, Proof>;

function story(content: string) {
  return { clientId: newId(), title: 'My frog', content, category: 'story' } as const;
}

function contactMessage() {
  return { name: 'Omar', email: 'omar@example.org', subject: 'Frogs', message: 'How are the frogs?' };
}
