import { bytea, type Column, instant, int4, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../../platform/db/statement.ts';
import { scopes, status } from '../columns.ts';
import { childName } from '../forms/child-name.ts';

/** `unneeded`: paid, but it no longer led to consent. */
export type PaymentState = 'started' | 'paid' | 'unneeded' | 'declined' | 'expired';
const state = text as Column<PaymentState>;

/** Returns no row if another payment has the same provider id. */
export const insertPayment = maybeOne(
  {
    id: uuid,
    childId: uuid,
    parentId: uuid,
    scopes,
    noticeVersion: int4,
    tokenHash: bytea,
    providerId: text,
    now: instant,
  },
  { id: uuid },
  `insert into consent_payments (id, child_id, parent_id, scopes, notice_version, token_hash, provider_id, state, started_at)
   values ($id, $childId, $parentId, $scopes, $noticeVersion, $tokenHash, $providerId, 'started', $now)
   on conflict (provider_id) do nothing returning id`,
);

export const countPaymentsSince = one(
  { childId: uuid, parentId: uuid, since: instant },
  { count: int8 },
  `select count(*) as count from consent_payments
   where child_id = $childId and parent_id = $parentId and started_at > $since`,
);

/** The same for a parent with a mailed link. */
export const countPaymentsOfLinkSince = one(
  { tokenHash: bytea, since: instant },
  { count: int8 },
  `select count(*) as count from consent_payments m
   join consent_links l on l.child_id = m.child_id and l.parent_id = m.parent_id
   where l.token_hash = $tokenHash and m.started_at > $since`,
);

const columns = {
  id: uuid,
  childId: nullable(uuid),
  parentId: nullable(uuid),
  scopes,
  noticeVersion: int4,
  providerId: text,
  state,
  startedAt: instant,
};
const selection = `m.id, m.child_id as "childId", m.parent_id as "parentId", m.scopes, m.notice_version as "noticeVersion",
     m.provider_id as "providerId", m.state, m.started_at as "startedAt"`;

export const findPayment = maybeOne(
  { id: uuid },
  columns,
  `select ${selection} from consent_payments m where m.id = $id`,
);
export type PaymentRow = Row<typeof findPayment>;

/** Includes the child's current scopes, for a parent who comes back twice. */
export const findPaymentByToken = maybeOne(
  { tokenHash: bytea },
  { ...columns, name: text, consent: status, openScopes: scopes, eraseAt: nullable(instant) },
  `select ${selection}, ${childName({ child: 'o', guardian: 'g' })} as name, a.consent, a.scopes as "openScopes", k.erase_at as "eraseAt"
   from consent_payments m join people a on a.id = m.child_id join consents k on k.child_id = m.child_id
   join own_children o on o.id = m.child_id
   join guardians g on g.child_id = m.child_id and g.parent_id = m.parent_id where m.token_hash = $tokenHash`,
);

/** The second caller waits for the lock, and then reads the state that the first one stored. */
export const lockPayment = run({ id: uuid }, 'select from consent_payments where id = $id for update');

export const settlePayment = run(
  { id: uuid, state, now: instant, refundAt: nullable(instant) },
  `update consent_payments set state = $state, settled_at = $now, refund_at = $refundAt
   where id = $id and state = 'started'`,
);

/** Parents who have not come back. */
export const listUnsettled = many(
  { startedBefore: instant },
  columns,
  `select ${selection} from consent_payments m where m.state = 'started' and m.started_at < $startedBefore
   order by m.started_at limit 100`,
);

/** Claims refunds that are due, so that no other node asks too; the next try is at `nextAt`. */
export const claimRefunds = many(
  { now: instant, nextAt: instant },
  { id: uuid, providerId: text, tries: int4 },
  `update consent_payments set refund_at = $nextAt, refund_tries = refund_tries + 1 where id in (
     select id from consent_payments where refund_at <= $now
     order by refund_at limit 50 for update
   ) returning id, provider_id as "providerId", refund_tries as tries`,
);

/** Refunds that should have been made by then, and failed. */
export const countOverdueRefunds = one(
  { settledBefore: instant },
  { count: int4 },
  `select count(*)::int as count from consent_payments
   where refund_at is not null and refund_tries > 0 and settled_at < $settledBefore`,
);

export const markRefunded = run(
  { id: uuid, now: instant },
  'update consent_payments set refunded_at = $now, refund_at = null where id = $id',
);

/** Keeps those that still wait for a refund. */
export const deleteOldPayments = run(
  { before: instant },
  `delete from consent_payments where started_at < $before and state <> 'started' and refund_at is null`,
);

/** The refund is made without a name. */
export const anonymizePayments = run(
  { childId: uuid },
  `update consent_payments set child_id = null, parent_id = null, token_hash = null, scopes = '{}' where child_id = $childId`,
);

export const exportPayments = many(
  { childId: uuid },
  { scopes, state, startedAt: instant, refundedAt: nullable(instant) },
  `select scopes, state, started_at as "startedAt", refunded_at as "refundedAt"
   from consent_payments where child_id = $childId order by started_at, id`,
);
