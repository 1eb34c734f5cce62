import * as z from 'zod/mini';
import * as contract from '#contract/friends/groups.ts';
import type { AuditAct } from '#contract/safety/audit.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { cursorCodec, toPage } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { audit } from '../../safety/index.ts';
import * as queries from './group-queries.ts';

const PAGE_SIZE = 50;
const names = cursorCodec(z.string().check(z.maxLength(contract.GROUP_NAME_MAX)));

export async function listGroups(
  { db }: Context,
  cursor: string | undefined,
): Promise<Returns<typeof contract.listGroups>> {
  const afterName = cursor === undefined ? '' : names.decode(cursor);
  const groups = await queries.listGroups(db, { afterName, most: PAGE_SIZE + 1 });
  const { shown, cursor: next } = toPage(groups, PAGE_SIZE, ({ name }) => names.encode(name));
  return { groups: shown.map(present), cursor: next };
}

export async function createGroup(context: Context, staff: StaffActor, name: string): Promise<contract.ChildGroup> {
  const id = newId();
  return context.db.transaction(async (tx) => {
    const inserted = await queries.insertGroup(tx, { id, name, now: context.clock.now() });
    if (!inserted) throw nameTaken();
    record(context, tx, staff, { act: 'group.create', id });
    return { id, name, members: [] };
  });
}

export async function renameGroup(
  context: Context,
  staff: StaffActor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<contract.ChildGroup> {
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockGroups, {});
    const [group, sameName] = await Promise.all([find(tx, id), queries.findGroupOfName(tx, { name })]);
    if (sameName && sameName.id !== id) throw nameTaken();
    tx.write(queries.setGroupName, { id, name });
    record(context, tx, staff, { act: 'group.rename', id });
    return { ...group, name };
  });
}

/** Friendships that came by it stay. */
export async function deleteGroup(context: Context, staff: StaffActor, id: string): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    tx.lock(queries.lockGroups, {});
    await find(tx, id);
    tx.write(queries.deleteGroup, { id });
    record(context, tx, staff, { act: 'group.delete', id });
  });
}

/** Adding a child again changes nothing. */
export async function addMembers(
  context: Context,
  staff: StaffActor,
  { id, usernames }: { readonly id: string; readonly usernames: readonly string[] },
): Promise<Returns<typeof contract.addMembers>> {
  const asked = [...new Set(usernames.filter((username) => username !== ''))];
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockGroups, {});
    const [group, found] = await Promise.all([find(tx, id), queries.findChildrenByName(tx, { usernames: asked })]);
    const known = found.map(({ username }) => username);
    const members = [...new Set([...group.members, ...known])].toSorted();
    tx.write(queries.insertMembers, { groupId: id, usernames: known, now: context.clock.now() });
    record(context, tx, staff, { act: 'group.add', id, count: known.length });
    if (members.length > contract.GROUP_MEMBERS_MAX)
      throw fieldProblem('usernames', 'A group can have 500 children. Please make another one.');
    return { group: { ...group, members }, unknown: asked.filter((username) => !known.includes(username)) };
  });
}

export async function removeMember(
  context: Context,
  staff: StaffActor,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<contract.ChildGroup> {
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockGroups, {});
    const group = await find(tx, id);
    tx.write(queries.deleteMember, { groupId: id, username });
    record(context, tx, staff, { act: 'group.remove', id, count: 1 });
    return { ...group, members: group.members.filter((member) => member !== username) };
  });
}

async function find(db: Queryable, id: string): Promise<contract.ChildGroup> {
  const group = await queries.findGroup(db, { id });
  if (!group) throw new Problem('not_found');
  return present(group);
}

function present({ id, name, members }: { id: string; name: string; members: readonly string[] }): contract.ChildGroup {
  return { id, name, members: [...members] };
}

function nameTaken(): Problem {
  return fieldProblem('name', 'Another group already has this name.');
}

function record(
  context: Context,
  tx: Transaction,
  { accountId }: StaffActor,
  { act, id, count = null }: { readonly act: AuditAct; readonly id: string; readonly count?: number | null },
): void {
  audit(context, tx, { actor: accountId, act, subject: id, detail: { count }, at: context.clock.now() });
}
