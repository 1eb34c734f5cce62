import type * as contract from '#contract/accounts.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Client } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { listSettings, saveSetting } from '../../platform/setting-queries.ts';

const NAME = 'registration';
const OPEN = 'open';

export async function readSignUpTerms(
  context: Context,
  client: Client,
): Promise<Returns<typeof contract.readSignUpTerms>> {
  return { isOpen: await isRegistrationOpenFor(context, context.db, client), consentAge: context.config.consentAge };
}

export async function refuseWhenClosed(context: Context, db: Queryable, client: Client): Promise<void> {
  if (!(await isRegistrationOpenFor(context, db, client))) throw new Problem('registration_closed');
}

/** New accounts are closed until the operator opens them, except for someone who sits at a developer's machine. */
async function isRegistrationOpenFor({ config }: Context, db: Queryable, client: Client): Promise<boolean> {
  const settings = await listSettings(db, {});
  const isOpen = settings.some(({ name, value }) => name === NAME && value === OPEN);
  return isOpen || (config.isDevelopersMachine && client.isLocal);
}

/** The admin's decision, if there is one. */
export function readRegistration(settings: ReadonlyMap<string, string>): 'open' | 'closed' | undefined {
  const state = settings.get(NAME);
  if (state === undefined) return undefined;
  return state === OPEN ? 'open' : 'closed';
}

export function registrationSetting(state: 'open' | 'closed'): readonly [name: string, value: string] {
  return [NAME, state];
}

export async function setRegistration(db: Queryable, state: 'open' | 'closed'): Promise<void> {
  await saveSetting(db, { name: NAME, value: state });
}
