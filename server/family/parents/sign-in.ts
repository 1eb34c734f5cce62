import type * as contract from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { parentCookie } from '../../platform/http/authenticator.ts';
import type { Client } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken, newId, newToken } from '../../platform/tokens.ts';
import { parentLinkWanted } from '../events.ts';
import { IDLE, SESSION_LIFETIME } from './lifetimes.ts';
import * as queries from './session-queries.ts';

/** Answers the same, and as quickly, whether or not a parent has this address: the mail is sent after the response. */
export async function signInParent(
  context: Context,
  { email }: Body<typeof contract.signInParent>,
): Promise<undefined> {
  await wantLink(context, await queries.findParentByEmail(context.db, { email }), false);
}

/** A new link goes to the same mailbox as the old one, so knowing an old link is of no use to anyone else. */
export async function renewParentLink(context: Context, token: string): Promise<undefined> {
  await wantLink(context, await queries.findParentOfLink(context.db, { tokenHash: hashToken(token) }), false);
}

export async function sendFreshLink(context: Context, { parentId }: ParentActor): Promise<undefined> {
  await wantLink(context, await queries.findParentById(context.db, { id: parentId }), true);
}

async function wantLink(context: Context, parent: queries.ParentRow | undefined, isSignedIn: boolean): Promise<void> {
  const facts = { parentId: parent?.parentId ?? null, isSignedIn };
  await context.db.transaction((tx) => context.events.emit(tx, parentLinkWanted, parent?.childId ?? null, facts));
}

/**
 * Mail scanners open links too, so only this call, which needs a button press, uses a link up. In the browser that it signed in,
 * a used link leads on: people open the same e-mail again.
 */
export async function openParentSession(context: Context, token: string, client: Client): Promise<undefined> {
  const now = context.clock.now();
  const former = client.cookie(parentCookie(context.config));
  const sessionToken = newToken();
  const begun = await queries.beginSession(context.db, {
    linkHash: hashToken(token),
    id: newId(),
    tokenHash: hashToken(sessionToken),
    formerHash: former ? hashToken(former) : null,
    now,
    expiresAt: later(now, SESSION_LIFETIME),
  });
  if (begun) client.setCookie(parentCookie(context.config), sessionToken, 'session');
  else await refuseUnlessSignedIn(context, token, former);
}

async function refuseUnlessSignedIn({ db, clock }: Context, token: string, former: string | undefined): Promise<void> {
  const now = clock.now();
  const sessionHash = former ? hashToken(former) : null;
  const link = await queries.findLinkState(db, {
    tokenHash: hashToken(token),
    sessionHash,
    now,
    idleSince: later(now, -IDLE),
  });
  if (!link) throw new Problem('gone', { message: "This link doesn't work. Please ask for a new one." });
  if (link.isSignedIn) return;
  throw link.usedAt
    ? new Problem('gone', { message: 'This link was used already. Each link works once.' })
    : new Problem('gone', { message: 'This link has expired. It works for 15 minutes.' });
}

export async function endAllParentSessions(
  context: Context,
  { parentId }: ParentActor,
  client: Client,
): Promise<undefined> {
  client.clearCookie(parentCookie(context.config));
  await queries.endSignIns(context.db, { parentId });
}

export async function endParentSession(context: Context, client: Client): Promise<undefined> {
  const cookie = parentCookie(context.config);
  const token = client.cookie(cookie);
  client.clearCookie(cookie);
  if (token) await queries.deleteSession(context.db, { tokenHash: hashToken(token) });
}
