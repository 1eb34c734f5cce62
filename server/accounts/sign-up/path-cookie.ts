import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Client } from '../../platform/http/serve.ts';
import { getMemory } from '../memory.ts';
import type { Path } from '../policy.ts';

const NAME = 'lilypad_path';
const PURPOSE = 'sign-up path';
export const LIFETIME = DAY;

/** The sign-up path that this browser was put on by a date of birth in the last 24 hours. */
export function readPath(context: Context, client: Client): Path {
  const text = getMemory(context).secret.unseal(PURPOSE, client.cookie(NAME) ?? '');
  const [sign, until = ''] = text?.split(' ') ?? [];
  const left = Number(until) - context.clock.now().getTime();
  // More than a lifetime: it was set while the clock was wrong.
  if (!sign || left <= 0 || left > LIFETIME) return 'own';
  return sign === 'r' ? 'refused' : 'parent';
}

/** Sealed, and always of the same length, so that it does not reveal which date would have worked. */
export function rememberPath(context: Context, client: Client, path: Path): void {
  if (path === 'own') return;
  const until = later(context.clock.now(), LIFETIME).getTime();
  const sealed = getMemory(context).secret.seal(PURPOSE, `${path === 'refused' ? 'r' : 'p'} ${until}`);
  client.setCookie(NAME, sealed, { seconds: LIFETIME / 1000 });
}
