import { openParentSession } from '#contract/family.ts';
import { LINK_LIFETIME } from '#server/family/parents/lifetimes.ts';
import { insertLink } from '#server/family/parents/session-queries.ts';
import { later } from '#server/platform/clock.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { done } from '../../bin/visitor.ts';
import type { Browser, World } from '../world.ts';

/** A signed-in browser of a parent; its link is fresh. */
export type ParentBrowser = Browser & { readonly parentId: string; readonly email: string };

/**
 * Signs a parent of a child in, by default the first one, with a link as it comes by mail. The child's page is open to a parent
 * who has consented: see `grant` and `decide`.
 */
export async function parentSession(
  world: World,
  child: { readonly id: string },
  address?: string,
): Promise<ParentBrowser> {
  const { parent_id: parentId, email } = await findParent(world, child, address);
  const browser = world.visitor();
  const token = await newSignInLink(world, parentId);
  done(await browser.call(openParentSession, { body: { token } }));
  return Object.assign(browser, { parentId, email });
}

/** The token of a link that was mailed just now. */
export async function newSignInLink({ context }: World, parentId: string): Promise<string> {
  const token = newToken();
  const now = context.clock.now();
  await insertLink(context.db, { tokenHash: hashToken(token), parentId, now, expiresAt: later(now, LINK_LIFETIME) });
  return token;
}

async function findParent({ context }: World, { id }: { readonly id: string }, address: string | undefined) {
  const { rows } = await context.db.pool.query<{ parent_id: string; email: string }>(
    'select parent_id, email from guardians where child_id = $1 and ($2::text is null or email = $2) order by created_at',
    [id, address ?? null],
  );
  const [parent] = rows;
  if (!parent) throw new Error('this child has no such parent');
  return parent;
}

/** The token of the link to a parent's page in the newest mail to an address. */
export async function readToken(world: World, address: string): Promise<string> {
  const { text } = await world.mailTo(address);
  const [, token] = /\/family[/a-z]*#([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`no link to a parent's page was mailed to ${address}`);
  return token;
}
