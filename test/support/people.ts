import { TOTP } from 'otpauth';
import type * as z from 'zod/mini';
import { sendVerification, type signUpForm, type User, verifyEmail } from '#contract/accounts.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { acceptStaffInvite, completeSecondStep, openSecondStep } from '#contract/staff.ts';
import { setConsent, signUps } from '#server/accounts/index.ts';
import { usernameFlaw } from '#server/accounts/names/username-policy.ts';
import { createHasher } from '#server/accounts/passwords/hasher.ts';
import { createAccount } from '#server/accounts/sign-up/create-account.ts';
import type { ConsentStatus } from '#server/platform/actor.ts';
import type { Client } from '#server/platform/http/serve.ts';
import { newId } from '#server/platform/tokens.ts';
import { inviteStaff } from '#server/staff/index.ts';
import { done } from '../../bin/visitor.ts';
import { type Browser, bornYearsAgo, LIGHT, PASSWORD, type World } from '../world.ts';

/** A signed-in browser and its account; `browser` is the same object. */
export type Person = Browser & { readonly id: string; readonly username: string; readonly browser: Browser };

export interface Newcomer {
  readonly username?: string;
  readonly age?: number;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly displayName?: string;
  readonly nickname?: string;
  readonly parentEmail?: string;
  readonly parentName?: string;
  readonly email?: string;
  readonly timeZone?: string;
  /** The state of consent; by default as it is right after signing up. */
  readonly consent?: ConsentStatus;
  readonly scopes?: readonly Scope[];
}

/** The father of Maya and Leo. */
export const omar = { email: 'omar@example.org', name: 'Omar Haddad' };

const haddad = { lastName: 'Haddad', parentEmail: omar.email, parentName: omar.name };

export const maya = (world: World) =>
  join(world, { ...haddad, username: 'pondskater', age: 9, firstName: 'Maya', displayName: 'Brave Otter' });

export const leo = (world: World) =>
  join(world, { ...haddad, username: 'newtfriend', age: 10, firstName: 'Leo', displayName: 'Quick Newt' });

export const zoe = (world: World) =>
  join(world, { username: 'heronwatch', age: 13, firstName: 'Zoe', lastName: 'Lindqvist', displayName: 'Calm Heron' });

export const ines = (world: World) => hire(world, { username: 'ines', role: 'moderator' });

/** Signs a child up through HTTP, with the code from the parent's mailbox. */
export async function join(world: World, newcomer: Newcomer = {}): Promise<Person> {
  const browser = world.visitor();
  await signUps.setRegistration(world.context.db, 'open');
  const form = signUpFormFor(world, newcomer);
  const pending = done(await browser.call(sendVerification, { body: form }));
  const code = await codeFor(world, form.parentEmail ?? form.email ?? '');
  const user = done(await browser.call(verifyEmail, { body: { signupId: pending.signupId, code } }));
  return settleIn(browser, user, newcomer);
}

/** The same account as after `join`, without form and code: those take longer than all the rest. */
export async function createChild(world: World, newcomer: Newcomer = {}): Promise<Person> {
  const browser = world.visitor();
  const form = signUpFormFor(world, newcomer);
  const signUp = {
    id: newId(),
    username: form.username,
    passwordHash: await hashOfPassword(),
    firstName: form.firstName,
    lastName: form.lastName,
    nickname: form.nickname ?? null,
    birthDate: form.dateOfBirth,
    email: form.parentEmail ?? form.email ?? '',
    toParent: form.parentEmail !== undefined,
    parentName: form.parentName ?? null,
    timeZone: form.timeZone ?? 'UTC',
    language: form.language ?? 'en',
    codeHash: null,
    triesLeft: 1,
  };
  const visit = { client: clientOf(browser), actor: undefined };
  const user = await world.context.db.transaction((tx) => createAccount(world.context, tx, signUp, visit));
  return settleIn(browser, user, newcomer);
}

async function settleIn(browser: Browser, { id, username }: User, newcomer: Newcomer): Promise<Person> {
  await browser.world.context.events.idle(); // the parent's notice is in the mailbox before anything else happens
  const person = Object.assign(browser, { id, username, browser });
  const { consent, scopes, displayName } = newcomer;
  if (consent ?? scopes) await grant(person, scopes ?? [], consent);
  if (displayName) await nameOnScreen(person, displayName);
  return person;
}

let passwordHash: Promise<string> | undefined;

function hashOfPassword(): Promise<string> {
  passwordHash ??= createHasher(LIGHT).hash(PASSWORD);
  return passwordHash;
}

function clientOf(browser: Browser): Client {
  const noAnswer = () => {
    throw new Error('there is no request that could be answered');
  };
  return {
    address: browser.ip,
    device: 'lightMyRequest',
    isLocal: false,
    cookie: () => undefined,
    setCookie: (name, value) => browser.setCookie(name, value),
    clearCookie: noAnswer,
    redirect: noAnswer,
    sendFile: noAnswer,
    sendPrivateFile: noAnswer,
    sendDownload: noAnswer,
  };
}

const MAKE_A_WEEK_OLD = `update accounts set created_at = created_at - interval '7 days' where username = $1`;

/** Creates a staff account by an invitation. It is a week old unless `isNew`: some rules trust new staff less. */
export async function hire(
  world: World,
  { username, role, isNew = false }: { username: string; role: 'moderator' | 'admin'; isNew?: boolean },
): Promise<Person> {
  const browser = world.visitor();
  const invite = { email: `${username}@example.org`, role };
  const token = await inviteStaff(world.context.db, invite, world.clock.now());
  done(await browser.call(acceptStaffInvite, { body: { token, username, password: PASSWORD } }));
  if (!isNew) await world.context.db.pool.query(MAKE_A_WEEK_OLD, [username]);
  const { user } = await enrol(browser);
  return Object.assign(browser, { id: user.id, username: user.username, browser });
}

/** Sets up the second step with an app. */
export async function enrol(browser: Browser) {
  const { enrolment } = done(await browser.call(openSecondStep, {}));
  if (!enrolment) throw new Error('there is a second step already');
  const { secret } = enrolment;
  const code = codeOfApp(secret, browser.world);
  return { secret, ...done(await browser.call(completeSecondStep, { body: { code } })) };
}

/** The code that the app shows now, or some steps of 30 seconds later. */
export function codeOfApp(secret: string, { clock }: World, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * 30_000 });
}

/** Opens scopes for a child, as a parent would. An empty list closes them all. */
export async function grant(child: Person, scopes: readonly Scope[], status: ConsentStatus = 'granted'): Promise<void> {
  const { context } = child.world;
  const consent = { status, method: 'in_person', scopes };
  if (status === 'granted') await context.db.pool.query(GRANT_BY_FIRST_PARENT, [child.id, scopes]);
  await context.db.transaction((tx) => setConsent(context, tx, child.id, consent));
}

const GRANT_BY_FIRST_PARENT = `
  insert into consent_answers (id, child_id, parent_id, state, method, scopes, notice_version, at)
  select gen_random_uuid(), g.child_id, g.parent_id, 'granted', 'in_person', $2, n.version, now()
  from guardianships g cross join (select max(version) as version from notice_versions) n
  where g.child_id = $1 order by g.created_at limit 1
  on conflict (child_id, parent_id) do update set state = 'granted', scopes = excluded.scopes`;

/** A valid sign-up form; from 13 on with the child's e-mail address, below with the parent's. */
export function signUpFormFor(world: World, newcomer: Newcomer = {}): z.input<typeof signUpForm> {
  const { username = nextName(), age = 10, timeZone = 'UTC', parentEmail, email } = newcomer;
  const { firstName = 'Robin', lastName = 'Puddle' } = newcomer;
  return {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName,
    lastName,
    dateOfBirth: bornYearsAgo(age, world.clock),
    ageConfirmation: true,
    ...(newcomer.nickname ? { nickname: newcomer.nickname } : {}),
    timeZone,
    language: 'en',
    ...(age < 13
      ? {
          parentEmail: parentEmail ?? `parent.of.${username}@example.org`,
          parentName: newcomer.parentName ?? 'Pat Puddle',
          coppaAcknowledgment: true,
        }
      : { email: email ?? `${username}@example.org` }),
  };
}

// Names of one length, so that the lines of a mail break at the same words whichever tests ran before.
let newcomers = 1000;

/** An unused username that the policy allows: some numbers read like a rude word. */
export function nextName(kind = 'swimmer'): string {
  newcomers += 1;
  const name = `${kind}_${newcomers}`;
  return usernameFlaw(name) || /_(19|20)\d\d$/.test(name) ? nextName(kind) : name;
}

/** The six digits of the newest mail to an address. */
export async function codeFor(world: World, address: string): Promise<string> {
  const { text } = await world.mailTo(address);
  const [code] = /^\d{6}$/m.exec(text) ?? [];
  if (!code) throw new Error(`no code in the mail to ${address}`);
  return code;
}

/** Sets a display name that counts as allowed by a parent and reviewed. */
export async function nameOnScreen({ world, id }: Person, displayName: string): Promise<void> {
  await world.context.db.pool.query('update children set display_name = $1 where account_id = $2', [displayName, id]);
}

/** The same for the bio. */
export async function bioOnScreen({ world, id }: Person, bio: string): Promise<void> {
  await world.context.db.pool.query('update children set bio = $1 where account_id = $2', [bio, id]);
}
