import * as z from 'zod/mini';
import { type sendVerification, signUpForm } from '#contract/accounts.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { timeZoneName } from '#contract/shared/text.ts';
import { knownTimeZone, localDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Client, UnvalidatedRequest } from '../../platform/http/serve.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { knownLanguage } from '../language.ts';
import { nicknameFlaw, nicknameFor } from '../names/nicknames.ts';
import { realNameFlaw } from '../names/real-names.ts';
import { usernameFlaw } from '../names/username-policy.ts';
import { passwordFlaw } from '../passwords/password-policy.ts';
import { ownAge, type Path, signUpPath, stricter } from '../policy.ts';
import { readPath, rememberPath } from './path-cookie.ts';

export type SignUpForm = Body<typeof sendVerification>;

/** A valid form, with the one address that gets the code. */
export interface CheckedForm extends Omit<SignUpForm, 'email' | 'nickname'> {
  readonly email: string;
  readonly toParent: boolean;
  readonly nickname: string;
  readonly timeZone: string;
  readonly language: string;
}

/** Checks what the schema cannot. Throws the neutral refusal, or a Problem with a sentence for each field. */
export function checkForm(context: Context, form: SignUpForm, client: Client): CheckedForm {
  const timeZone = knownTimeZone(form.timeZone);
  const path = decidePath(context, form, timeZone, client);
  if (path === 'refused') throw new Problem('age_refused');
  const flaws = { ...findFlaws(form), ...(path === 'parent' ? parentFlaws(form) : ownFlaws(form)) };
  const [first] = Object.values(flaws);
  if (first) throw new Problem('invalid', { message: first, fields: flaws });
  const email = (path === 'parent' ? form.parentEmail : form.email) ?? '';
  const nickname = form.nickname ?? nicknameFor(form);
  return { ...form, nickname, email, toParent: path === 'parent', timeZone, language: knownLanguage(form.language) };
}

/** The fields that decide the path. The form may be incomplete. */
const dated = z.object({
  dateOfBirth: signUpForm.shape.dateOfBirth,
  timeZone: z.catch(z.optional(timeZoneName), undefined),
});

/** Puts the browser on the path of every date that it sends, even if the form is refused for another reason. */
export function rememberDate({ context, client, body }: UnvalidatedRequest): void {
  const { data } = dated.safeParse(body);
  if (!data) return;
  const timeZone = knownTimeZone(data.timeZone);
  const now = context.clock.now();
  if (data.dateOfBirth > localDay(timeZone, now)) return;
  const byAge = signUpPath(ownAge(data.dateOfBirth, timeZone, now), context.config);
  if (stricter(readPath(context, client), byAge) === byAge) rememberPath(context, client, byAge);
}

/** A date can move this browser to a stricter path, never back. */
function decidePath(context: Context, { dateOfBirth }: SignUpForm, timeZone: string, client: Client): Path {
  const now = context.clock.now();
  if (dateOfBirth > localDay(timeZone, now))
    throw fieldProblem('dateOfBirth', "Your date of birth can't be in the future");
  return stricter(readPath(context, client), signUpPath(ownAge(dateOfBirth, timeZone, now), context.config));
}

type Flaws = Record<string, string>;

function findFlaws(form: SignUpForm): Flaws {
  const { username, password, firstName, lastName, nickname } = form;
  return present({
    username: usernameFlaw(username, form),
    password: passwordFlaw(password, username),
    firstName: realNameFlaw(firstName),
    lastName: realNameFlaw(lastName),
    nickname: nickname === undefined ? undefined : nicknameFlaw(nickname, form),
  });
}

function parentFlaws({ parentEmail, parentName, coppaAcknowledgment }: SignUpForm): Flaws {
  return present({
    parentEmail: parentEmail ? undefined : 'Valid parent email is required',
    parentName: parentName ? realNameFlaw(parentName) : "Type your grown-up's name",
    coppaAcknowledgment: coppaAcknowledgment ? undefined : 'Tell your grown-up first, then tick this.',
  });
}

function ownFlaws({ email }: SignUpForm): Flaws {
  return present({ email: email ? undefined : 'Valid email is required' });
}

function present(flaws: Readonly<Record<string, string | undefined>>): Flaws {
  return Object.fromEntries(Object.entries(flaws).filter((flaw): flaw is [string, string] => flaw[1] !== undefined));
}
