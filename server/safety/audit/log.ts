import type * as contract from '#contract/safety/audit.ts';
import { auditNouns } from '#contract/safety/audit.ts';
import type { Query, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { toPage } from '../../platform/cursor.ts';
import type { Row } from '../../platform/db/statement.ts';
import { findStaffName } from '../casework/case-log.ts';
import { getPeople } from '../moderation/cases.ts';
import type { StaffMember } from '../moderation/reviewable.ts';
import { auditLook } from './audit.ts';
import { verifyChain } from './chain.ts';
import { listLinksAbout } from './queries.ts';

const PAGE_SIZE = 50;

/** Moderators see their own entries, admins see all. Reading the log is audited too, but not each time that it is loaded again. */
export function listAuditLog(
  context: Context,
  { accountId, role }: StaffActor,
  { topic, by, cursor }: Query<typeof contract.listAuditLog>,
): Promise<Returns<typeof contract.listAuditLog>> {
  const actor = role === 'admin' ? (by ?? null) : accountId;
  return context.db.transaction(async (tx) => {
    const look = { actor: accountId, act: 'audit.read', subject: 'audit', at: context.clock.now() } as const;
    const [links, staff] = await Promise.all([
      listLinksAbout(tx, {
        actor,
        nouns: topic ? auditNouns[topic] : [],
        isAnything: topic === undefined,
        before: cursor ? Number(cursor) : null,
        most: PAGE_SIZE + 1,
      }),
      getPeople(context).listStaff(tx),
      auditLook(context, tx, look),
    ]);
    const { shown, cursor: next } = toPage(links, PAGE_SIZE, ({ number }) => String(number));
    return { entries: shown.map((link) => present(link, staff)), cursor: next };
  });
}

function present(
  { number, at, act, actor, subject, detail }: Row<typeof listLinksAbout>,
  staff: readonly StaffMember[],
): contract.AuditEntry {
  const details = Object.entries(JSON.parse(detail ?? '{}') as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ name, value: givenTo(staff, act, name, value) ?? String(value) }));
  return { number, at: at.toISOString(), act, by: findStaffName(staff, actor), subject, details };
}

/** Whom a case was given to. Other acts say with `to` what something became. */
function givenTo(staff: readonly StaffMember[], act: string, name: string, value: unknown): string | null {
  return act.startsWith('case.') && name === 'to' ? findStaffName(staff, String(value)) : null;
}

export async function checkAuditLog(context: Context): Promise<Returns<typeof contract.checkAuditLog>> {
  const verdict = await verifyChain(context);
  const checkedAt = context.clock.now().toISOString();
  if (!verdict.isWhole) return { isWhole: false, number: verdict.brokenAt, digest: null, checkedAt };
  return { isWhole: true, number: verdict.head.number, digest: verdict.head.digest, checkedAt };
}
