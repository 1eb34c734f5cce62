import { logIn, sendVerification, verifyEmail } from '#contract/accounts.ts';
import { decideConsent, markConsentSeen } from '#contract/family.ts';
import { changeAvatar, updateUser } from '#contract/profiles.ts';
import { canGrant } from '#contract/rules/consent.ts';
import { type Answer, type EndpointDefinition, type Payload, scopes } from '#contract/shared/endpoint.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { done, type Reply, Visitor } from '../visitor.ts';
import { type Demo, inMail, PASSWORD } from './demo.ts';
import type { ScriptedChild } from './script.ts';

/** A child of the demo, at a browser of their own. */
export class Child {
  readonly script: ScriptedChild;
  readonly visitor: Visitor;
  readonly id: string;
  readonly buddies = new Set<Child>();
  readonly favorites = new Set<Child>();
  /** Has consent where it is needed and is not suspended, so can write and meet others. */
  isFree = false;
  /** Their grown-up has opened typed chat. */
  mayType = false;

  constructor(script: ScriptedChild, visitor: Visitor, id: string) {
    this.script = script;
    this.visitor = visitor;
    this.id = id;
  }

  /** Calls an endpoint, and signs in again where that is needed. Throws after a refusal. */
  async call<E extends EndpointDefinition>(endpoint: E, payload: Payload<E>): Promise<Answer<E>> {
    return done(await this.tryCall(endpoint, payload));
  }

  /** The same, but returns a refusal. */
  async tryCall<E extends EndpointDefinition>(endpoint: E, payload: Payload<E>): Promise<Reply<Answer<E>>> {
    const reply = await this.visitor.call(endpoint, payload);
    if (reply.status !== 401) return reply;
    const { username } = this.script;
    done(await this.visitor.call(logIn, { body: { username, password: PASSWORD, rememberMe: true } }));
    return this.visitor.call(endpoint, payload);
  }
}

const isOwnPerson = ({ age }: ScriptedChild) => age >= 13;

/** The address that a child's mails go to: under 13 a parent's, which siblings share. */
export function mailAddress(script: ScriptedChild): string {
  const name = isOwnPerson(script) ? script.username : script.lastName.toLowerCase();
  return `${name}@example.org`;
}

export function parentName({ lastName }: ScriptedChild): string {
  return `Pat ${lastName}`;
}

/** Signs a child up by the form and the code from the mail, and has them choose a picture. */
export async function join(demo: Demo, script: ScriptedChild, ip: string): Promise<Child> {
  const visitor = new Visitor(demo.app, ip);
  const form = signUpFormFor(script, demo.clock.now());
  const { signupId } = done(await visitor.call(sendVerification, { body: form }));
  const code = await inMail(demo, mailAddress(script), '', /\b(\d{6})\b/);
  const { id } = done(await visitor.call(verifyEmail, { body: { signupId, code } }));
  const child = new Child(script, visitor, id);
  const { emoji, background, favoriteColor } = script;
  await child.call(changeAvatar, { body: { emoji, background } });
  await child.call(updateUser, { body: { favoriteColor } });
  return child;
}

function signUpFormFor(script: ScriptedChild, now: Date) {
  const { username, displayName, firstName, lastName } = script;
  const about = {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName,
    nickname: displayName,
    lastName,
    dateOfBirth: toBirthDate(script, now),
    ageConfirmation: true as const,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: 'en',
  };
  if (isOwnPerson(script)) return { ...about, email: mailAddress(script) };
  return { ...about, parentEmail: mailAddress(script), parentName: parentName(script), coppaAcknowledgment: true };
}

/** Far enough from a birthday that nobody grows older while the demo is made or looked at. */
function toBirthDate({ age }: ScriptedChild, now: Date): string {
  const [year, ...day] = later(now, -100 * DAY)
    .toISOString()
    .slice(0, 10)
    .split('-');
  // Nobody is born on 29 February of a year that has none.
  return [Number(year) - age, ...day].join('-').replace('-02-29', '-02-28');
}

/** The parent says yes by the link of the mail, to all that can be opened by mail. */
export async function consentByMail(demo: Demo, { script, visitor }: Child): Promise<void> {
  const token = await inMail(demo, mailAddress(script), script.username, /\/consent#([\w-]+)/);
  const parent = new Visitor(demo.app, visitor.ip);
  const open = scopes.filter((scope) => canGrant('email_plus', scope));
  done(await parent.call(decideConsent, { body: { token, decision: 'yes', scopes: open } }));
}

/** What others may read waits for the consent; the good news is read first. */
export async function fillProfile(child: Child): Promise<void> {
  if (!isOwnPerson(child.script)) await child.call(markConsentSeen, {});
  const { bio } = child.script;
  if (bio) await child.call(updateUser, { body: { bio } });
  child.isFree = true;
}
