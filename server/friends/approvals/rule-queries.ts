import type { BuddyApproval } from '#contract/rules/family/buddy-approval.ts';
import { parentHasConsented } from '../../family/index.ts';
import { bool, type Column, instant, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, type Row, run } from '../../platform/db/statement.ts';

export const approval = text as Column<BuddyApproval>;
const approvals = texts as Column<readonly BuddyApproval[]>;

/** A child of the same parents as the one whom a parent trusts is of the same family. */
const trustsFamily = `exists (
  select from trusted_families t
  where t.child_id = g.child_id and t.parent_id = g.parent_id and (t.friend_id = o.other_id or exists (
    select from guardians known join guardians other on other.parent_id = known.parent_id
    where known.child_id = t.friend_id and other.child_id = o.other_id
      and ${parentHasConsented('known')} and ${parentHasConsented('other')}))) as "trustsFamily"`;

const shareGroup = `exists (
  select from child_group_members m join child_group_members n on n.group_id = m.group_id
  where m.child_id = o.child_id and n.child_id = o.other_id)`;

const rules = { childId: uuid, approval, trustsFamily: bool, shareGroup: bool, wasEnded: bool };
const rulesSql = (pairs: string) => `
   select g.child_id as "childId", coalesce(b.approval, 'ask') as approval, ${trustsFamily}, ${shareGroup} as "shareGroup",
     exists (
       select from ended_friendships e where e.child_id = o.child_id and e.friend_id = o.other_id
     ) as "wasEnded"
   from (${pairs}) as o (child_id, other_id)
   join guardians g on g.child_id = o.child_id and ${parentHasConsented('g')}
   left join buddy_rules b on b.child_id = g.child_id and b.parent_id = g.parent_id`;
export type ParentRuleRow = Row<typeof listParentRules>;

/** What each parent of two children who has consented says about the other child. */
export const listParentRules = many(
  { oneId: uuid, otherId: uuid },
  rules,
  rulesSql('values ($oneId::uuid, $otherId::uuid), ($otherId, $oneId)'),
);

/** The same for the two children of a request. */
export const listParentRulesOfRequest = many(
  { id: uuid },
  rules,
  rulesSql(`select sender_id, receiver_id from friend_requests where id = $id
     union all select receiver_id, sender_id from friend_requests where id = $id`),
);

/** How a parent wants to be asked, and how the other parents do who have consented. */
export const findBuddyRule = maybeOne(
  { childId: uuid, parentId: uuid },
  { own: approval, ofOthers: approvals },
  `select coalesce(max(b.approval) filter (where g.parent_id = $parentId), 'ask') as own,
     coalesce(array_agg(coalesce(b.approval, 'ask')) filter (where g.parent_id <> $parentId), '{}') as "ofOthers"
   from guardians g left join buddy_rules b on b.child_id = g.child_id and b.parent_id = g.parent_id
   where g.child_id = $childId and (g.parent_id = $parentId or ${parentHasConsented('g')})
   having count(*) > 0`,
);

export const lockBuddyRules = run(
  { childId: uuid },
  `select where pg_advisory_xact_lock(hashtextextended('buddy rules ' || $childId::uuid, 0)) is not null`,
);

export const saveBuddyRule = run(
  { childId: uuid, parentId: uuid, approval, now: instant },
  `insert into buddy_rules as r (child_id, parent_id, approval, changed_at) values ($childId, $parentId, $approval, $now)
   on conflict (child_id, parent_id) do update set approval = excluded.approval, changed_at = excluded.changed_at
   where r.approval <> excluded.approval`,
);

export const exportBuddyRules = many(
  { childId: uuid },
  { approval, changedAt: instant },
  'select approval, changed_at as "changedAt" from buddy_rules where child_id = $childId order by changed_at',
);

export const exportTrustedFamilies = many(
  { childId: uuid },
  { buddyId: uuid, since: instant },
  'select friend_id as "buddyId", since from trusted_families where child_id = $childId order by since, friend_id',
);

/** Also deletes the rules that other children's parents have about this child. */
export const deleteTrustedFamilies = run(
  { childId: uuid },
  'delete from trusted_families where child_id = $childId or friend_id = $childId',
);

export const deleteBuddyRules = run({ childId: uuid }, 'delete from buddy_rules where child_id = $childId');
