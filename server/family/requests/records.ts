import type * as contract from '#contract/family.ts';
import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { RecordState } from '../columns.ts';
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
  const whichGrownUp = (parentId: string | null) => (parentId === actor.parentId ? 'you' : 'other_grown_up');
  return {
    consents: records.map(({ at, parentId, state, method, scopes, noticeVersion }) => ({
      at: at.toISOString(),
      who: isNobodys(state, parentId) ? 'nobody' : whichGrownUp(parentId),
      state,
      method,
      scopes: [...scopes],
      noticeVersion,
    })),
    notices: notices.map(({ publishedAt, ...notice }) => ({ ...notice, publishedAt: publishedAt.toISOString() })),
    requests: requests.map(({ askedAt, askedBy, parentId, kind, state, changes }) => ({
      at: askedAt.toISOString(),
      who: askedBy === 'child' ? 'child' : whichGrownUp(parentId),
      kind,
      byStaff: askedBy === 'staff',
      state,
      changes: Object.entries(changes ?? {}).map(([field, change]) => ({ field, ...change })),
    })),
  };
}

/** Everyone is asked at sign-up, and nobody may have answered in time. */
function isNobodys(state: RecordState, parentId: string | null): boolean {
  return state === 'expired' || (state === 'pending' && parentId === null);
}
