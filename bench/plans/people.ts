import pg from 'pg';
import { PLAIN_COOKIE } from '#server/platform/http/authenticator.ts';
import { hashToken, newId, newToken } from '#server/platform/tokens.ts';
import type { World } from '#test/world.ts';

/** The cookie of a session of the filled child with the most friends. */
export async function busiestChild(world: World): Promise<string> {
  const client = new pg.Client(world.connection);
  await client.connect();
  const token = newToken();
  const now = world.clock.now();
  await client.query(
    `insert into sessions (id, token_hash, account_id, device, remembered, created_at, last_used_at, expires_at)
     select $1, $2, account_id, 'plans', true, $3::timestamptz, $3, $3::timestamptz + interval '30 days'
     from friendships group by account_id order by count(*) desc limit 1`,
    [newId(), hashToken(token), now],
  );
  await client.end();
  return `${PLAIN_COOKIE}=${token}`;
}
