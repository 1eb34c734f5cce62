import type * as contract from '#contract/family.ts';
import { offeredScopes } from '#contract/rules/consent.ts';
import type { Body, Scope } from '#contract/shared/endpoint.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/outside/outside-service.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { hashToken, newId, newToken } from '../../platform/tokens.ts';
import { findChild, listAnswers } from '../consent/consent-queries.ts';
import { loadOpenLink, ownAnswer } from '../consent/links.ts';
import { findNotice } from '../direct-notice/notice-queries.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import { getPaymentAdapter } from './adapter.ts';
import { countPaymentsOfLinkSince, countPaymentsSince, insertPayment } from './payment-queries.ts';

/** Low, so that nobody can use us to test stolen cards. */
const MAX_PAYMENTS_PER_DAY = 5;

/** A parent with the direct notice's link wants to prove who they are by a payment. The link can still be used to answer. */
export async function startPayment(
  context: Context,
  { token, scopes }: Body<typeof contract.startPayment>,
): Promise<{ url: string }> {
  const [{ child, parentId, notice }, { count }] = await context.db.withConnection((connection) =>
    Promise.all([
      loadOpenLink(context, connection, token, 'decide'),
      countPaymentsOfLinkSince(connection, { tokenHash: hashToken(token), since: aDayAgo(context) }),
    ]),
  );
  return start(context, { childId: child.id, parentId, scopes, noticeVersion: notice.version, count });
}

/** A signed-in parent wants to allow what needs more than an e-mail. */
export async function startOwnPayment(
  context: Context,
  actor: ParentActor,
  { childId, scopes }: { readonly childId: string; readonly scopes: readonly Scope[] },
): Promise<{ url: string }> {
  const { parentId } = actor;
  const [, child, answers, notice, { count }] = await context.db.withConnection((connection) =>
    Promise.all([
      loadOwnChild(connection, actor, childId),
      findChild(connection, { childId }),
      listAnswers(connection, { childId }),
      findNotice(connection, {}),
      countPaymentsSince(connection, { childId, parentId, since: aDayAgo(context) }),
    ]),
  );
  const own = ownAnswer({ answers, parentId });
  if (!child || !notice || child.erasingSince !== null || (own && own.state !== 'granted'))
    throw new Problem('invalid', { message: 'This child needs no payment from you right now.' });
  return start(context, { childId, parentId, scopes, noticeVersion: notice.version, count });
}

interface Wish {
  readonly childId: string;
  readonly parentId: string;
  readonly scopes: readonly Scope[];
  readonly noticeVersion: number;
  /** Payments of this parent for this child in the last day. */
  readonly count: number;
}

/**
 * Returns the provider's page once the payment is stored, so that none is paid without us knowing. Whether it gives consent is
 * decided when it is paid.
 */
async function start(context: Context, { count, ...wish }: Wish): Promise<{ url: string }> {
  const adapter = getPaymentAdapter(context);
  const scopes = offeredScopes.filter((scope) => wish.scopes.includes(scope));
  if (scopes.length === 0) throw fieldProblem('scopes', 'Please choose what to allow');
  if (count >= MAX_PAYMENTS_PER_DAY)
    throw new Problem('asked_lately', { message: 'Five tries a day are enough. Please try again tomorrow.' });
  const [id, token] = [newId(), newToken()];
  const returnUrl = `${context.config.publicUrl}/consent/payment#${token}`;
  const started = await orRefusal(context, () => adapter.start({ reference: id, returnUrl }));
  const facts = { ...wish, scopes, tokenHash: hashToken(token), providerId: started.id, now: context.clock.now() };
  const isNew = await insertPayment(context.db, { id, ...facts });
  if (!isNew) throw refusal(context, new ServiceError('not understood', 'the id of another payment'));
  return { url: started.url };
}

function aDayAgo({ clock }: Context): Date {
  return later(clock.now(), -DAY);
}

/** The parent reads a kind message, and the reason is logged. */
export async function orRefusal<T>(context: Context, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof ServiceError ? refusal(context, error) : error;
  }
}

function refusal({ log }: Context, err: ServiceError): Problem {
  log.error({ err }, 'the payment adapter failed');
  return new Problem('payment_failed');
}
