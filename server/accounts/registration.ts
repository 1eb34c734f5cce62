import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Caller } from '../platform/http/serve.ts';
import { Problem } from '../platform/problem.ts';
import { listSettings, putSetting } from '../platform/setting-queries.ts';

const NAME = 'registration';
const OPEN = 'open';

/** New accounts are closed until the operator opens them, except for who sits at a developer's machine. */
export async function refuseWhenClosed({ config }: Context, db: Queryable, caller: Caller): Promise<void> {
  const settings = await listSettings(db, {});
  const isOpen = settings.some(({ name, value }) => name === NAME && value === OPEN);
  if (!isOpen && !(config.isDevelopersMachine && caller.isLocal)) throw new Problem('registration_closed');
}

export async function setRegistration(db: Queryable, state: 'open' | 'closed'): Promise<void> {
  await putSetting(db, { name: NAME, value: state });
}
