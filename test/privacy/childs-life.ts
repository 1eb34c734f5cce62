import type pg from 'pg';
import { forgotPassword, logIn, sendVerification } from '#contract/accounts.ts';
import { viewActivities } from '#contract/activities.ts';
import { changeSettings } from '#contract/admin.ts';
import { answerTrivia, guessRiddle, guessWord, reactToJoke, revealRiddle } from '#contract/cards.ts';
import { listMessages, sendChatDrawing, sendMessage } from '#contract/chat.ts';
import { setChatReading } from '#contract/chats-of-children.ts';
import { createCollaborativeGame } from '#contract/collaborative-games.ts';
import { saveColoringProgress } from '#contract/coloring.ts';
import { createComment } from '#contract/comments.ts';
import {
  changeControls,
  changeOwnAddress,
  decideConsent,
  handInSignedForm,
  inviteParent,
  sendFreshLink,
  startOwnPayment,
  startOwnSignedForm,
} from '#contract/family.ts';
import { readFeed } from '#contract/feed.ts';
import { addMembers, createGroup } from '#contract/friends/groups.ts';
import { endFriendship, reportAsParent, setBuddyRule, trustFamily } from '#contract/friends/parents.ts';
import { blockUser, cancelFriendRequest, renewFriendCode, unblockUser } from '#contract/friends.ts';
import { sendContact } from '#contract/help.ts';
import { createPost, likePost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { chooseLeaderboards } from '#contract/rewards.ts';
import { addCaseNote } from '#contract/safety/casework.ts';
import { sendReport } from '#contract/safety.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { getLibrary } from '#server/cards/index.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { done } from '../../bin/visitor.ts';
import { block, child, makeBuddies, post } from '../support/children.ts';
import { agree, ask, sentBy } from '../support/friends.ts';
import { decide, queue } from '../support/moderation.ts';
import { readLinks } from '../support/parent-mails.ts';
import { type ParentBrowser, parentSession } from '../support/parents.ts';
import { grant, hire, ines, join, leo, type Person, signUpFormFor } from '../support/people.ts';
import { findGameId, playToTheEnd } from '../support/rounds.ts';
import { photo } from '../support/signed-forms.ts';
import { PASSWORD, type World } from '../world.ts';
import { CANARY, type Life } from './life.ts';
import { storeRows } from './rows.ts';

/** Signs Maya up, and does everything with her account that stores something. Returns what to search for. */
export async function liveChildsLife(world: World, client: pg.Client): Promise<Life & { traces: string[] }> {
  const friend = await leo(world);
  const maya = await join(world, {
    username: 'zqcanary_name',
    age: 9,
    firstName: 'Zqcanarymaya',
    lastName: 'Zqcanaryhaddad',
    displayName: 'Zqcanary the Frog',
    parentEmail: 'zqcanary.parent@example.org',
    parentName: 'Zqcanary Parent',
  });
  const life = { world, client, maya, friend };
  await grant(friend, ['posts', 'buddies', 'chat']);
  await sayYes(life, 'zqcanary.parent@example.org');
  await grant(maya, ['posts', 'buddies', 'chat', 'multiplayer', 'leaderboards']);
  const parent = await parentSession(world, maya);
  await actAsParent(life, parent);
  await decideAsParent(life, parent);
  const invited = { name: `${CANARY} uncle`, email: `${CANARY}.uncle@example.org` };
  await parent.call(inviteParent, { params: { childId: maya.id }, body: invited });
  await parent.call(changeOwnAddress, { body: { email: `${CANARY}.new@example.org` } });
  await live(life);
  return { ...life, traces: [maya.id, CANARY, parent.parentId] };
}

async function actAsParent({ maya }: Life, parent: ParentBrowser): Promise<void> {
  await parent.call(sendFreshLink, {});
  const wish = { params: { childId: maya.id }, body: { scopes: ['chat', 'reach'] as Scope[] } };
  done(await parent.call(startOwnPayment, wish));
  const { token } = done(await parent.call(startOwnSignedForm, wish));
  done(await parent.call(handInSignedForm, { body: { token, files: [photo().toString('base64')] } }));
  await parent.call(changeControls, { params: { childId: maya.id }, body: { controls: { dailyLimit: 60 } } });
}

async function sayYes({ world }: Life, address: string): Promise<void> {
  const { link } = await readLinks(world, address);
  const scopes: Scope[] = ['posts', 'buddies'];
  await world.visitor().call(decideConsent, { body: { token: link, decision: 'yes', scopes } });
  await world.context.events.idle();
}

/** Her parent's decisions about buddies, and a class that staff have created. */
async function decideAsParent({ world, maya }: Life, parent: ParentBrowser): Promise<void> {
  const scopes: Scope[] = ['buddies', 'chat_phrases', 'chat'];
  const buddies = [await child(world, { scopes }), await child(world, { scopes })];
  for (const buddy of buddies) await makeBuddies(world, maya, buddy);
  const [first, second] = buddies.map(({ id }) => ({ childId: maya.id, friendId: id }));
  if (!first || !second) throw new Error('two buddies were made');
  const childId = maya.id;
  await parent.call(setBuddyRule, { params: { childId }, body: { approval: 'trusted' } });
  await parent.call(trustFamily, { params: first, body: { isTrusted: true } });
  await parent.call(reportAsParent, { params: second, body: { reason: 'unkind', words: `${CANARY} report` } });
  await parent.call(endFriendship, { params: second });
  const owner = await hire(world, { username: 'owner', role: 'admin' });
  await owner.call(changeSettings, { body: { parentsReadChats: true } });
  await parent.call(setChatReading, { params: { childId }, body: { isOn: true } });
  await maya.call(listMessages, { params: { userId: first.friendId } });
  const staff = await hire(world, { username: 'petra', role: 'moderator' });
  const { data } = await staff.call(createGroup, { body: { name: 'Class 3' } });
  await staff.call(addMembers, { params: { id: data.id }, body: { usernames: [maya.username] } });
}

const asChild = (person: Person) => ({ id: person.id, browser: person });

/** Everything a child does that stores something. */
async function live(life: Life): Promise<void> {
  const { world, client, maya, friend } = life;
  const cardId = (kind: string, at = 0) =>
    getLibrary(world.context).items.filter((item) => item.kind === kind)[at]?.id ?? '';
  await maya.call(updateUser, { body: { favoriteColor: 'mint', bio: `${CANARY} bio` } });
  await maya.call(guessRiddle, { params: { id: cardId('riddle') }, body: { guess: `${CANARY} guess` } });
  await maya.call(revealRiddle, { params: { id: cardId('riddle', 1) } });
  await maya.call(answerTrivia, { params: { id: cardId('trivia') }, body: { selectedAnswer: 'A' } });
  await maya.call(guessWord, { params: { id: cardId('word_puzzle') }, body: { guess: CANARY } });
  await playToTheEnd(maya, findGameId(world, 'number_guess'));
  await maya.call(saveColoringProgress, {
    params: { id: 'happy-fish' },
    body: { coloredSections: { 'body-1': 'coral' } },
  });
  await maya.call(reactToJoke, { params: { id: cardId('joke') }, body: { reaction: 'love' } });
  const story = { title: `${CANARY} story`, content: `${CANARY} went swimming.`, category: 'story' } as const;
  const drawing = { paper: '#ffffff', marks: [{ kind: 'stroke', ink: '#d13766', size: 6, path: 'AA' }] } as const;
  await maya.call(createPost, { body: { clientId: crypto.randomUUID(), ...story, drawing } });
  const letter = { name: CANARY, email: `${CANARY}@example.org`, subject: CANARY, message: `${CANARY} asks for help.` };
  await maya.call(sendContact, { body: letter });
  await maya.call(readFeed, {});
  await maya.call(forgotPassword, { body: { username: maya.username } });
  await world.visitor().call(logIn, { body: { username: maya.username, password: 'wrong' } });
  await agree(maya, friend);
  await askTooMany(life);
  await maya.call(renewFriendCode, {});
  await makeBuddies(world, asChild(maya), asChild(friend));
  await client.query('update child_points set total = 99 where account_id = $1', [maya.id]); // the next heart is a level
  await answerEachOther(life);
  await maya.call(viewActivities, {});
  await beOnLeaderboards(life);
  await chat(life);
  await maya.call(blockUser, { params: { id: friend.id } });
  await makeBuddies(world, asChild(maya), asChild(friend));
  await storeRows(life, await post(world, maya, { title: `${CANARY} post` }), await post(world, friend));
  const sibling = { username: 'zqcanary_sister', age: 7, parentEmail: 'zqcanary.parent@example.org' };
  await world
    .visitor()
    .call(sendVerification, { body: signUpFormFor(world, { ...sibling, parentName: 'Zqcanary Parent' }) });
  await world.context.events.idle();
  await meetStaff(life);
  await beginToLeave(life);
  await askForConsentAgain(life);
}

async function beOnLeaderboards({ client, maya }: Life): Promise<void> {
  await maya.call(chooseLeaderboards, { body: { isOn: true } });
  await client.query(
    "insert into weekly_leaderboards (week_start, week_end, settled_at) values ('2026-11-09', '2026-11-15', now())",
  );
  await client.query(
    `insert into user_leaderboard_entries (account_id, week_start, age_group, rank, score) values ($1, '2026-11-09', '9-10', 1, 20)`,
    [maya.id],
  );
}

/** On the first day a child asks three others at most. */
async function askTooMany({ world, maya }: Life): Promise<void> {
  const others = await Promise.all(Array.from({ length: 4 }, () => child(world)));
  for (const other of others) await ask(maya, other);
  for (const { id } of await sentBy(maya)) await maya.call(cancelFriendRequest, { params: { id } });
}

/** Staff read what she wrote, and suspend her; she reports a friend's story. */
async function meetStaff({ world, maya, friend }: Life): Promise<void> {
  const story = await post(world, friend);
  await maya.call(unblockUser, { params: { id: friend.id } });
  await maya.call(sendReport, { body: { targetType: 'post', targetId: story, reason: 'not_sure' } });
  await block(world, asChild(maya), asChild(friend));
  const keeper = await ines(world);
  const hers = (await queue(keeper)).find(({ title }) => title === `${CANARY} story`);
  const note = { noteId: newId(), text: `${CANARY} was sad` };
  await keeper.call(addCaseNote, { params: { id: hers?.id ?? '' }, body: note });
  await decide(keeper, hers?.id ?? '', 'pause_5m');
  await world.pass(5 * MINUTE);
}

/** Written by hand, because a child who deletes the account is signed out and could do nothing else here. */
async function beginToLeave({ world, client, maya }: Life): Promise<void> {
  await client.query(
    `insert into departures (account_id, state_before, asked_at, erase_at) values ($1, 'active', $2, $3)`,
    [maya.id, world.clock.now(), new Date(world.clock.now().getTime() + 7 * DAY)],
  );
}

async function askForConsentAgain({ world, client, maya }: Life): Promise<void> {
  await world.pass(DAY);
  await maya.call(logIn, { body: { username: maya.username, password: PASSWORD } });
  // Only now, because a player who is away for a minute leaves the game.
  const game = { gameType: 'memory_match', title: 'The zqcanary game' } as const;
  await maya.call(createCollaborativeGame, { body: game });
  await client.query(`update children set consent = 'pending' where account_id = $1`, [maya.id]);
  await maya.call(logIn, { body: { username: maya.username, password: PASSWORD } });
  await maya.send('POST', '/api/consent/resend');
  await maya.call(readFeed, {});
  await world.context.events.idle();
}

async function chat({ maya, friend }: Life): Promise<void> {
  const said = (message: string) => ({ clientId: crypto.randomUUID(), message });
  await maya.call(sendMessage, { params: { userId: friend.id }, body: said(`${CANARY} says hello`) });
  await friend.call(sendMessage, { params: { userId: maya.id }, body: said('Hello!') });
  for (const words of ['i want to die', `i want to die ${CANARY}`])
    await maya.call(sendMessage, { params: { userId: friend.id }, body: said(words) });
  const drawing = { paper: '#ffffff', marks: [{ kind: 'stroke', ink: '#d13766', size: 6, path: 'AA' }] } as const;
  const body = { clientId: crypto.randomUUID(), drawing };
  await maya.call(sendChatDrawing, { params: { userId: friend.id }, body });
}

/** Each of the two likes the other's story and comments on it. */
async function answerEachOther({ world, maya, friend }: Life): Promise<void> {
  for (const [who, whose] of [
    [maya, friend],
    [friend, maya],
  ] as const) {
    const params = { id: await post(world, whose) };
    await who.call(likePost, { params });
    await who.call(createComment, { params, body: { clientId: crypto.randomUUID(), content: 'What a jump!' } });
  }
}
