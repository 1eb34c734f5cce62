import type * as contract from '#contract/family.ts';
import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { listRecords } from '../consent/consent-queries.ts';
import { listChildNotices } from '../direct-notice/notice-queries.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import { exportRequests } from './request-queries.ts';

/** Consents: for what, when, how, and to which notice. Other grown-ups aren't named, because parents may live apart. */
export async function readFamilyRecords(
  { db }: Context,
  actor: ParentActor,
  childId: string,
): Promise<contract.FamilyRecords> {
  const [records, notices, requests] = await db.withConnection((connection) =>
    Promise.all([
      listRecords(connection, { childId }),
      listChildNotices(connection, { childId }),
      exportRequests(connection, { childId }),
      loadOwnChild(connection, actor, childId),
    ]),
  );
  const isOwn = (parentId: string | null) => parentId === actor.parentId;
  return {
    consents: records.map(({ at, parentId, state, method, scopes, noticeVersion }) => ({
      at: at.toISOString(),
      // Everyone is asked at sign-up.
      who:
        state === 'expired' || (state === 'pending' && parentId === null)
          ? 'nobody'
          : isOwn(parentId)
            ? 'you'
            : 'other_grown_up',
      state,
      method,
      scopes: [...scopes],
      noticeVersion,
    })),
    notices: notices.map(({ publishedAt, ...notice }) => ({ ...notice, publishedAt: publishedAt.toISOString() })),
    requests: requests.map(({ askedAt, askedBy, parentId, kind, state, changes }) => ({
      at: askedAt.toISOString(),
      who: askedBy === 'child' ? 'child' : isOwn(parentId) ? 'you' : 'other_grown_up',
      kind,
      byStaff: askedBy === 'staff',
      state,
      changes: Object.entries(changes ?? {}).map(([field, change]) => ({ field, ...change })),
    })),
  };
}
