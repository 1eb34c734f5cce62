import * as accounts from '#contract/accounts.ts';
import * as activities from '#contract/activities.ts';
import * as admin from '#contract/admin.ts';
import * as cards from '#contract/cards.ts';
import * as comments from '#contract/comments.ts';
import * as departures from '#contract/departures.ts';
import { readDrawing } from '#contract/drawings.ts';
import * as family from '#contract/family.ts';
import { readFeed } from '#contract/feed.ts';
import * as help from '#contract/help.ts';
import * as people from '#contract/people.ts';
import * as points from '#contract/points.ts';
import * as posts from '#contract/posts.ts';
import * as profiles from '#contract/profiles.ts';
import type { Drawing } from '#contract/rules/drawings.ts';
import { setupSteps } from '#contract/rules/set-up.ts';
import * as sessions from '#contract/sessions.ts';
import { address, type EndpointDefinition } from '#contract/shared/endpoint.ts';
import * as staff from '#contract/staff.ts';
import { DAY } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { inviteStaff } from '#server/staff/index.ts';
import { linksIn } from '../support/parent-mails.ts';
import { codeFor, codeOfApp, formOf, join } from '../support/people.ts';
import { type Browser, PASSWORD } from '../world.ts';
import { chatCalls } from './chat.ts';
import type { EndpointWorld } from './endpoint-world.ts';
import { friendCalls } from './friends.ts';
import { moderationCalls } from './moderation.ts';

/** A call that succeeds; its input is prepared again for each use. */
export interface Call {
  readonly endpoint: EndpointDefinition;
  readonly prepare: (pond: EndpointWorld) => Promise<Prepared>;
}

interface Prepared {
  readonly browser: Browser;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}

/** Browser, address and body of a call. */
export async function freshCall(pond: EndpointWorld, { endpoint, prepare }: Call) {
  const { browser, params, query = '', body } = await prepare(pond);
  return { browser, path: `${address(endpoint.route, params).path}${query}`, body };
}

let names = 0;
function name(): string {
  names += 1;
  return `minnow_${names}`;
}

const asVisitor =
  (body?: object, query = '') =>
  async ({ world }: EndpointWorld): Promise<Prepared> => ({
    browser: world.visitor(),
    query,
    ...(body ? { body } : {}),
  });

const asChild =
  (given: (pond: EndpointWorld) => Omit<Prepared, 'browser'> = () => ({})) =>
  async (pond: EndpointWorld): Promise<Prepared> => ({ browser: await pond.newChild(), ...given(pond) });

const asModerator = async (pond: EndpointWorld): Promise<Prepared> => ({ browser: await pond.newModerator() });

const asAdmin =
  (given: (pond: EndpointWorld) => Omit<Prepared, 'browser'> = () => ({})) =>
  async (pond: EndpointWorld): Promise<Prepared> => ({ browser: await pond.newAdmin(), ...given(pond) });

/** Pretends that a mail server is configured; mails still go to the test mailbox. */
async function enableMail({ world }: Pick<EndpointWorld, 'world'>, browser: Browser): Promise<void> {
  Object.assign(world.context.config, { smtpUrl: 'smtp://127.0.0.1:1' });
  await browser.call(admin.changeSettings, { body: { contactEmail: 'people@brook-street.school' } });
}

/** The word in the newest test mail. */
async function wordOfTestMail({ world }: Pick<EndpointWorld, 'world'>, browser: Browser): Promise<string> {
  await enableMail({ world }, browser);
  await browser.call(admin.sendTestMail, {});
  return (await world.mailTo('people@brook-street.school')).text.trim().split('\n').at(-1) ?? '';
}

/** A member of staff before the second step, and the secret of their app. */
async function atSecondStep({ world }: EndpointWorld) {
  const browser = world.visitor();
  const token = await inviteStaff(
    world.context.db,
    { email: `${name()}@example.org`, role: 'moderator' },
    world.clock.now(),
  );
  await browser.call(staff.acceptStaffInvite, { body: { token, username: name(), password: PASSWORD } });
  const { data } = await browser.call(staff.openSecondStep, {});
  return { browser, secret: data.enrolment?.secret ?? '' };
}

async function signingUp({ world }: EndpointWorld) {
  const browser = world.visitor();
  const form = formOf(world, { username: name(), age: 9, parentEmail: `${name()}@example.org` });
  const { data } = await browser.call(accounts.sendVerification, { body: form });
  return { browser, signupId: data.signupId, address: form.parentEmail ?? '' };
}

const aDot = (): Drawing => ({
  paper: '#ffffff',
  marks: [{ kind: 'stroke', ink: '#d13766', size: 6, path: 'AA' }],
});

const aPost = () => ({
  clientId: newId(),
  title: 'The day the pond froze',
  content: 'We went outside and it was glass!',
  category: 'story' as const,
});

/** A child, and a post that they may see and comment on. */
async function withPost(pond: EndpointWorld) {
  const browser = await pond.newChild();
  return { browser, params: { id: await pond.postFor(browser) } };
}

async function withComment(pond: EndpointWorld) {
  const { browser, params } = await withPost(pond);
  const body = { clientId: newId(), content: 'What a jump!' };
  const { data } = await browser.call(comments.createComment, { params, body });
  return { browser, params: { id: data.comment.id } };
}

async function resetToken({ world }: EndpointWorld): Promise<string> {
  const email = `${name()}@example.org`;
  await join(world, { username: name(), age: 14, email });
  await world.visitor().call(accounts.forgotPassword, { body: { email } });
  return /#([\w-]+)/.exec((await world.mailTo(email)).text)?.[1] ?? '';
}

/** A child whose parent has just been asked, with the links of the mail. */
async function asked({ world }: EndpointWorld) {
  const parentEmail = `${name()}@example.org`;
  const { username } = await join(world, { username: name(), age: 9, parentEmail });
  return { username, parentEmail, ...(await linksIn(world, parentEmail)) };
}

/** The link of the mail that follows a parent's answer. */
async function afterAnswer(pond: EndpointWorld, decision: 'yes' | 'no'): Promise<string> {
  const { world } = pond;
  const { link, parentEmail } = await asked(pond);
  await world.visitor().call(family.decideConsent, { body: { token: link, decision, scopes: [] } });
  if (decision === 'yes') await world.pass(DAY);
  await world.context.jobs.run('family.send-mails');
  return (await linksIn(world, parentEmail)).link;
}

/** The link with which a parent keeps an account that their child deleted. */
async function afterDeparture(pond: EndpointWorld): Promise<string> {
  const { world } = pond;
  const parentEmail = `${name()}@example.org`;
  const child = await join(world, { username: name(), age: 9, parentEmail });
  await child.call(departures.deleteUser, { body: { confirm: 'DELETE' } });
  await world.context.events.idle();
  return (await linksIn(world, parentEmail)).link;
}

export const calls: readonly Call[] = [
  { endpoint: accounts.readUser, prepare: asChild() },
  { endpoint: profiles.readUserCount, prepare: asVisitor() },
  { endpoint: accounts.readSignUpTerms, prepare: asVisitor() },
  { endpoint: accounts.redirectToLogin, prepare: asVisitor() },
  { endpoint: help.readOperatorFacts, prepare: asVisitor() },
  { endpoint: help.readHelplines, prepare: asVisitor() },
  {
    endpoint: help.sendContact,
    prepare: asVisitor({ name: 'Omar', email: 'omar@example.org', subject: 'Hello', message: 'How are the frogs?' }),
  },
  {
    endpoint: accounts.logIn,
    prepare: async ({ world }) => {
      const { username } = await join(world, { username: name(), age: 9 });
      return { browser: world.visitor(), body: { username, password: PASSWORD, rememberMe: true } };
    },
  },
  { endpoint: accounts.logOut, prepare: asChild() },
  { endpoint: accounts.checkUsername, prepare: asVisitor(undefined, '?username=brand_new_frog') },
  {
    endpoint: accounts.sendVerification,
    prepare: async ({ world }) => ({
      browser: world.visitor(),
      body: formOf(world, { username: name(), age: 9, parentEmail: `${name()}@example.org` }),
    }),
  },
  {
    endpoint: accounts.resendVerification,
    prepare: async (pond) => {
      const { browser, signupId } = await signingUp(pond);
      await pond.world.pass(61_000);
      return { browser, body: { signupId } };
    },
  },
  {
    endpoint: accounts.verifyEmail,
    prepare: async (pond) => {
      const { browser, signupId, address } = await signingUp(pond);
      return { browser, body: { signupId, code: await codeFor(pond.world, address) } };
    },
  },
  { endpoint: accounts.forgotPassword, prepare: asVisitor({ username: 'nobody_here' }) },
  {
    endpoint: accounts.resetPassword,
    prepare: async (pond) => ({
      browser: pond.world.visitor(),
      body: { token: await resetToken(pond), password: 'another good pond' },
    }),
  },
  { endpoint: sessions.listSessions, prepare: asChild() },
  {
    endpoint: sessions.endSession,
    prepare: async (pond) => {
      const child = await pond.newChild();
      const { data } = await child.call(sessions.listSessions, {});
      return { browser: child, params: { id: data.sessions[0]?.id ?? '' } };
    },
  },
  { endpoint: sessions.endOtherSessions, prepare: asChild() },
  {
    endpoint: profiles.updateUser,
    prepare: asChild(() => ({
      body: {
        displayName: 'Tadpole',
        bio: 'I like rain.',
        favoriteColor: 'teal',
        language: 'en',
        settings: { sound: false },
      },
    })),
  },
  { endpoint: departures.deleteUser, prepare: asChild(() => ({ body: { confirm: 'DELETE' } })) },
  { endpoint: profiles.changeAvatar, prepare: asChild(() => ({ body: { emoji: '🦊', background: '#d3f9d8' } })) },
  {
    endpoint: profiles.readAvatar,
    prepare: async ({ world }) => ({ browser: world.visitor(), params: { picture: '1f98a-d3f9d8.png' } }),
  },
  {
    endpoint: staff.acceptStaffInvite,
    prepare: async ({ world }) => {
      const invite = { email: `${name()}@example.org`, role: 'moderator' } as const;
      const token = await inviteStaff(world.context.db, invite, world.clock.now());
      return { browser: world.visitor(), body: { token, username: name(), password: PASSWORD } };
    },
  },
  {
    endpoint: family.resendDirectNotice,
    prepare: async ({ world }) => {
      const child = await join(world, { username: name(), age: 9 });
      await world.pass(DAY);
      await child.call(accounts.logIn, { body: { username: child.username, password: PASSWORD } });
      return { browser: child };
    },
  },
  { endpoint: admin.readDashboard, prepare: asAdmin() },
  { endpoint: admin.listMessages, prepare: asAdmin(() => ({ query: '?state=open&type=general' })) },
  {
    endpoint: admin.closeMessage,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      const message = { name: 'Omar', email: 'omar@example.org', subject: 'Hello', message: 'How are the frogs?' };
      await pond.world.visitor().call(help.sendContact, { body: message });
      const { data } = await browser.call(admin.listMessages, {});
      return { browser, params: { id: data.messages[0]?.id ?? '' }, body: { note: 'By mail.' } };
    },
  },
  { endpoint: people.listPeople, prepare: asAdmin(() => ({ query: '?q=tadpole' })) },
  {
    endpoint: people.readPerson,
    prepare: async (pond) => ({ browser: await pond.newAdmin(), params: { id: (await pond.newChild()).id } }),
  },
  {
    endpoint: people.actOnPerson,
    prepare: async (pond) => ({
      browser: await pond.newAdmin(),
      params: { id: (await pond.newChild()).id },
      body: { act: 'rename', reason: 'family_asked' },
    }),
  },
  { endpoint: admin.readSettings, prepare: asAdmin() },
  {
    endpoint: admin.changeSettings,
    prepare: asAdmin(() => ({
      body: {
        operatorName: 'Brook Street School',
        operatorAddress: '5 Brook Street',
        contactEmail: 'people@example.org',
        onDutyNote: 'On weekdays.',
        helplineCountries: ['GB'],
        registration: 'open',
        stepDone: 'name',
      },
    })),
  },
  {
    endpoint: admin.sendTestMail,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      await enableMail(pond, browser);
      return { browser };
    },
  },
  {
    endpoint: admin.answerTestMail,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      return { browser, body: { word: await wordOfTestMail(pond, browser) } };
    },
  },
  {
    endpoint: admin.finishSetup,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      const settings = { operatorName: 'Brook Street School', contactEmail: 'people@brook-street.school' };
      await browser.call(admin.changeSettings, { body: settings });
      await browser.call(admin.answerTestMail, { body: { word: await wordOfTestMail(pond, browser) } });
      for (const stepDone of setupSteps) await browser.call(admin.changeSettings, { body: { ...settings, stepDone } });
      return { browser, body: { openRegistration: true } };
    },
  },
  {
    endpoint: staff.inviteToStaff,
    prepare: asAdmin(() => ({ body: { email: 'new@example.org', role: 'moderator' } })),
  },
  { endpoint: staff.listStaff, prepare: asAdmin() },
  {
    endpoint: staff.changeStaffRole,
    prepare: async (pond) => ({
      browser: await pond.newAdmin(),
      params: { id: (await pond.newAdmin()).id },
      body: { role: 'moderator' },
    }),
  },
  {
    endpoint: staff.removeStaff,
    prepare: async (pond) => ({ browser: await pond.newAdmin(), params: { id: (await pond.newAdmin()).id } }),
  },
  {
    endpoint: staff.revokeInvitation,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      await browser.call(staff.inviteToStaff, { body: { email: `${name()}@example.org`, role: 'moderator' } });
      const { data } = await browser.call(staff.listStaff, {});
      return { browser, params: { id: data.invitations.at(-1)?.id ?? '' } };
    },
  },
  { endpoint: staff.openSecondStep, prepare: atSecondStep },
  {
    endpoint: staff.completeSecondStep,
    prepare: async (pond) => {
      const { browser, secret } = await atSecondStep(pond);
      return { browser, body: { code: codeOfApp(secret, pond.world, 1) } };
    },
  },
  {
    endpoint: staff.postponeSecondStep,
    prepare: async (pond) => ({ browser: (await atSecondStep(pond)).browser.onServerMachine() }),
  },
  { endpoint: staff.readSecondStep, prepare: asModerator },
  {
    endpoint: staff.renewRecoveryCodes,
    prepare: async (pond) => {
      const { browser, secret } = await atSecondStep(pond);
      await browser.call(staff.completeSecondStep, { body: { code: codeOfApp(secret, pond.world, -1) } });
      return { browser, body: { code: codeOfApp(secret, pond.world, 1) } };
    },
  },
  { endpoint: family.readConsent, prepare: asChild() },
  { endpoint: family.readParentView, prepare: asChild() },
  { endpoint: family.markConsentSeen, prepare: asChild() },
  {
    endpoint: family.openConsentLink,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: (await asked(pond)).link } }),
  },
  {
    endpoint: family.decideConsent,
    prepare: async (pond) => ({
      browser: pond.world.visitor(),
      body: { token: (await asked(pond)).link, decision: 'yes', scopes: ['posts'] },
    }),
  },
  {
    endpoint: family.revokeConsent,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: await afterAnswer(pond, 'yes') } }),
  },
  {
    endpoint: family.undoRefusal,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: await afterAnswer(pond, 'no') } }),
  },
  {
    endpoint: family.keepAccount,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: await afterDeparture(pond) } }),
  },
  {
    endpoint: family.reportNotMyChild,
    prepare: async (pond) => ({ browser: pond.world.visitor(), body: { token: (await asked(pond)).notMine } }),
  },
  {
    endpoint: family.inviteGrownUp,
    prepare: async (pond) => ({
      browser: await pond.newModerator(),
      body: { username: (await asked(pond)).username, parentName: 'Amal Puddle', parentEmail: `${name()}@example.org` },
    }),
  },
  {
    endpoint: family.unblockParentAddress,
    prepare: async (pond) => {
      const { notMine, parentEmail } = await asked(pond);
      await pond.world.visitor().call(family.reportNotMyChild, { body: { token: notMine } });
      return { browser: await pond.newAdmin(), body: { email: parentEmail } };
    },
  },
  {
    endpoint: family.recordConsentInPerson,
    prepare: async (pond) => ({
      browser: await pond.newModerator(),
      body: {
        username: (await asked(pond)).username,
        parentName: 'Pat Puddle',
        relation: 'mother',
        scopes: ['posts', 'chat'],
        isContact: true,
      },
    }),
  },
  { endpoint: points.readPoints, prepare: asChild() },
  { endpoint: points.readVisibilityStats, prepare: asChild() },
  { endpoint: posts.createPost, prepare: asChild(() => ({ body: { ...aPost(), drawing: aDot() } })) },
  { endpoint: activities.listActivities, prepare: asChild() },
  { endpoint: activities.readActivityNews, prepare: asChild() },
  { endpoint: activities.viewActivities, prepare: asChild() },
  {
    endpoint: readDrawing,
    prepare: async (pond) => {
      const child = await pond.newChild();
      const { data } = await child.call(posts.createPost, { body: { ...aPost(), drawing: aDot() } });
      return { browser: child, params: { id: data.post.imageUrl?.split('/').at(-1) ?? '' } };
    },
  },
  { endpoint: posts.listWaitingPosts, prepare: asChild() },
  {
    endpoint: posts.readPost,
    prepare: async (pond) => {
      const child = await pond.newChild();
      return { browser: child, params: { id: await pond.postFor(child) } };
    },
  },
  {
    endpoint: posts.listPostsBy,
    prepare: async (pond) => {
      const [browser, author] = [await pond.newChild(), await pond.newChild()];
      await pond.postFor(author);
      return { browser, params: { id: author.id } };
    },
  },
  { endpoint: posts.readUserStats, prepare: asChild() },
  { endpoint: posts.likePost, prepare: withPost },
  { endpoint: posts.unlikePost, prepare: withPost },
  { endpoint: comments.listComments, prepare: withPost },
  {
    endpoint: comments.createComment,
    prepare: async (pond) => ({ ...(await withPost(pond)), body: { clientId: newId(), content: 'What a jump!' } }),
  },
  { endpoint: comments.likeComment, prepare: withComment },
  { endpoint: comments.unlikeComment, prepare: withComment },
  {
    endpoint: posts.deletePost,
    prepare: async (pond) => {
      const child = await pond.newChild();
      const { data } = await child.call(posts.createPost, { body: aPost() });
      return { browser: child, params: { id: data.post.id } };
    },
  },
  ...moderationCalls,
  ...friendCalls,
  ...chatCalls,
  { endpoint: cards.readTodaysRiddle, prepare: asVisitor() },
  { endpoint: cards.listRiddleAttempts, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('riddle') } })) },
  {
    endpoint: cards.guessRiddle,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('riddle') }, body: { guess: 'a frog' } })),
  },
  { endpoint: cards.revealRiddle, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('riddle') } })) },
  { endpoint: cards.readTriviaAttempt, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('trivia') } })) },
  {
    endpoint: cards.answerTrivia,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('trivia') }, body: { selectedAnswer: 'B' } })),
  },
  { endpoint: cards.listWordAttempts, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('word_puzzle') } })) },
  {
    endpoint: cards.guessWord,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('word_puzzle') }, body: { guess: 'FROG' } })),
  },
  { endpoint: cards.readJokeReaction, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('joke') } })) },
  {
    endpoint: cards.reactToJoke,
    prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('joke') }, body: { reaction: 'funny' } })),
  },
  { endpoint: cards.takeBackReaction, prepare: asChild(({ cardOf }) => ({ params: { id: cardOf('joke') } })) },
  { endpoint: readFeed, prepare: asChild() },
];
