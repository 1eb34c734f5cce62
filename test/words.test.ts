import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sendVerification } from '#contract/accounts.ts';
import { sendMessage } from '#contract/chat.ts';
import { createCollaborativeGame } from '#contract/collaborative-games.ts';
import { shareColoring } from '#contract/coloring.ts';
import { createComment } from '#contract/comments.ts';
import { createPost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { endpoint, nothing } from '#contract/shared/endpoint.ts';
import { signUps } from '#server/accounts/index.ts';
import { newId } from '#server/platform/tokens.ts';
import { readContract } from './architecture/contract-rules.ts';
import { wordFields } from './architecture/contract-words.ts';
import { type Child, child, makeBuddies, post as publish } from './support/children.ts';
import { grant, signUpFormFor } from './support/people.ts';
import { openWorld, type World } from './world.ts';

const fields = wordFields(await readContract(fileURLToPath(new URL('..', import.meta.url))));

type Write = (world: World, who: Child, words: string) => Promise<{ readonly status: number }>;

const signUp =
  (field: 'username' | 'nickname'): Write =>
  (world, _who, words) =>
    world.visitor().call(sendVerification, { body: { ...signUpFormFor(world), [field]: words } });
const change =
  (field: 'displayName' | 'bio'): Write =>
  (_world, who, words) =>
    who.call(updateUser, { body: { [field]: words } });
const post =
  (field: 'title' | 'content'): Write =>
  (_world, who, words) => {
    const story = {
      clientId: newId(),
      title: 'My frog',
      content: 'It jumps over the moon.',
      category: 'story',
    } as const;
    return who.call(createPost, { body: { ...story, [field]: words } });
  };

const share =
  (field: 'title' | 'content'): Write =>
  (_world, who, words) => {
    const picture = { clientId: newId(), coloredSections: { 'body-1': 'coral' } } as const;
    const text = { title: 'My happy fish', content: 'It swims in warm water.', [field]: words };
    return who.call(shareColoring, { params: { id: 'happy-fish' }, body: { ...picture, ...text } });
  };

const comment: Write = async (world, who, words) =>
  who.call(createComment, {
    params: { id: await publish(world, who) },
    body: { clientId: newId(), content: words },
  });

const message: Write = async (world, who, words) => {
  const buddy = await child(world, { scopes: ['chat'] });
  await grant(who, ['chat']);
  await makeBuddies(world, who, buddy);
  return who.call(sendMessage, { params: { userId: buddy.id }, body: { clientId: newId(), message: words } });
};

const game =
  (field: 'title' | 'description'): Write =>
  async (_world, who, words) => {
    await grant(who, ['chat', 'multiplayer']);
    const form = { gameType: 'memory_match', title: 'pond_party', description: '' } as const;
    return who.call(createCollaborativeGame, { body: { ...form, [field]: words } });
  };

/** Others read these: rude words are refused. */
const screened: Readonly<Record<string, Write>> = {
  'sendVerification username': signUp('username'),
  'sendVerification nickname': signUp('nickname'),
  'updateUser displayName': change('displayName'),
  'updateUser bio': change('bio'),
  'createPost title': post('title'),
  'createPost content': post('content'),
  'createComment content': comment,
  'sendMessage message': message,
  'shareColoring title': share('title'),
  'shareColoring content': share('content'),
  'createCollaborativeGame title': game('title'),
  'createCollaborativeGame description': game('description'),
};

/** Fields that are never screened, by name, and why. */
const exemptEverywhere: Readonly<Record<string, string>> = {
  password: 'a secret, kept as a digest',
  confirmPassword: 'a secret, kept nowhere',
  currentPassword: 'a secret, kept nowhere',
  token: 'compared with a secret, kept nowhere',
  code: 'compared with a secret, kept nowhere',
  guess: 'compared with an answer, shown to nobody',
  language: 'a setting of the own account, read by machines',
  timeZone: 'a setting of the own account, read by machines',
  cursor: 'a mark that the server handed out',
  deck: 'a mark that the server handed out',
};

const lookup = 'only looked up: it was screened when somebody chose it';
const realName = 'a real name: there are children called Dick, no other child reads it, and its shape is checked';
const toStaff = 'only staff read it, and a child who needs help may use any word; a crisis is flagged';
const byStaff = 'a grown-up of the staff writes it';

/** Fields of one call that are not screened, and why. */
const exempt: Readonly<Record<string, string>> = {
  'sendVerification firstName': realName,
  'sendVerification lastName': realName,
  'sendVerification parentName': realName,
  'logIn username': lookup,
  'forgotPassword username': lookup,
  'checkUsername username': 'answers whether it could be chosen, keeps nothing',
  'sendContact name': toStaff,
  'sendContact subject': toStaff,
  'sendContact message': toStaff,
  'sendAppeal text': toStaff,
  'joinCollaborativeGame inviteCode': 'only looked for, kept nowhere',
  'searchFriends q': 'only looked for, kept nowhere',
  'readWritingHint text': 'answered to its writer, stored nowhere',
  'namePip name': 'read as display names are; see server/profiles/pip-names.test.ts',
  'createPost drawing marks path': 'points, not letters; what is drawn a grown-up looks at first',
  'sendChatDrawing drawing marks path': 'points, not letters; what is drawn a grown-up looks at first',
  'readColoringPicture v': 'a mark that the server handed out',
  'recordShownCards cards': 'only compared with the cards of the page, kept nowhere else',
  'editRiddle question': byStaff,
  'editRiddle answer': byStaff,
  'editRiddle accepts': byStaff,
  'playMove move word': 'made of the letters that were dealt, shown to nobody else',
  'submitResult gameId': 'never read',
  'acceptStaffInvite username': byStaff,
  'recordConsentInPerson username': byStaff,
  'recordConsentInPerson parentName': byStaff,
  'inviteGrownUp username': byStaff,
  'inviteGrownUp parentName': byStaff,
  'inviteParent name': 'a real name, read by the other grown-ups of the child',
  'handInSignedForm files': 'pictures, which only staff look at',
  'startDataRequest corrections firstName': realName,
  'startDataRequest corrections lastName': realName,
  'startDataRequest corrections parentName': realName,
  'startDataRequest howKnown': byStaff,
  'correctChild firstName': realName,
  'correctChild lastName': realName,
  'correctChild parentName': realName,
  'decideCase hold reason': byStaff,
  'listChatBuddies q': 'only looked for, kept nowhere',
  'listFriends q': 'only looked for, kept nowhere',
  'listPeople q': byStaff,
  'listMessages q': byStaff,
  'closeMessage note': byStaff,
  'answerTestMail word': byStaff,
  'changeSettings operatorName': byStaff,
  'changeSettings operatorAddress': byStaff,
  'changeSettings onDutyNote': byStaff,
  'changeSettings keptOutside': byStaff,
  'tryFilter text': byStaff,
  'setFilterWord word': byStaff,
  'addCaseNote text': byStaff,
  'createGroup name': byStaff,
  'renameGroup name': byStaff,
  'addMembers usernames': byStaff,
  'reportAsParent words': 'only staff read what a parent reports',
  'listCases kind': 'only looked for, kept nowhere',
  'listContentCards kind': 'only looked for, kept nowhere',
  'tryFilter proposal word': byStaff,
};

const innocent: Readonly<Record<string, string>> = {
  username: 'pond_frog',
  nickname: 'Brave Otter',
  displayName: 'Likes frogs',
};

const lastWord = (name: string) => name.split(' ').at(-1) ?? '';

describe('every text field of the contract', () => {
  it('is screened, or has a reason not to be', () => {
    const asked = fields.map(({ name }) => name).filter((name) => !(lastWord(name) in exemptEverywhere));

    expect(asked.sort()).toEqual([...Object.keys(screened), ...Object.keys(exempt)].sort());
  });

  it('gives no reason for a field that does not exist', () => {
    const lastWords = fields.map(({ name }) => lastWord(name));

    expect(Object.keys(exemptEverywhere).filter((field) => !lastWords.includes(field))).toEqual([]);
  });

  it('is found in a new endpoint, too', () => {
    const route = {
      route: 'POST /api/frogs',
      summary: 'A frog',
      allows: 'child',
      rateLimit: { limit: 1, seconds: 1 },
    } as const;
    const frog = z.strictObject({
      name: z.optional(z.string()),
      legs: z.number(),
      friends: z.array(z.strictObject({ song: z.string() })),
    });

    const planted = endpoint({ ...route, body: frog, returns: nothing });

    expect(wordFields([{ name: 'addFrog', endpoint: planted }]).map(({ name }) => name)).toEqual([
      'addFrog name',
      'addFrog friends song',
    ]);
  });
});

describe('rude words are refused', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    await signUps.setRegistration(world.context.db, 'open');
  });
  afterAll(() => world[Symbol.asyncDispose]());

  it.each(Object.keys(screened))('in %s', async (name) => {
    const write = screened[name];
    const { rude = '' } = fields.find((field) => field.name === name) ?? {};

    const maya = await child(world);

    expect((await write?.(world, maya, rude))?.status).toBe(400);
    expect((await write?.(world, maya, innocent[lastWord(name)] ?? 'Robin likes frogs'))?.status).toBeLessThan(300);
  });
});
