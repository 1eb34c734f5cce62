import type * as contract from '#contract/family.ts';
import { presentAvatar } from '#contract/rules/avatars.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { suspensions } from '../../safety/index.ts';
import * as queries from './own-children-queries.ts';

export type OwnChild = Row<typeof queries.findOwnChild>;

/**
 * This parent's child. Refuses anyone else's child, and one about whom this parent has not answered yet. Every call
 * by a parent about a child checks this first, or along with its reads.
 */
export async function loadOwnChild(
  db: Queryable,
  { parentId }: Pick<ParentActor, 'parentId'>,
  childId: string,
): Promise<OwnChild> {
  const child = await queries.findOwnChild(db, { parentId, childId });
  if (!child) throw new Problem('not_found');
  return child;
}

/** All of these, or a refusal. */
export async function loadOwnChildren(
  db: Queryable,
  { parentId }: Pick<ParentActor, 'parentId'>,
  childIds: readonly string[],
): Promise<readonly Pick<OwnChild, 'id' | 'consent' | 'state'>[]> {
  const found = await queries.listOpenChildren(db, { parentId, childIds });
  if (found.length < childIds.length) throw new Problem('not_found');
  return found;
}

export async function listOwnChildren(
  context: Context,
  { parentId, isFresh }: ParentActor,
): Promise<Returns<typeof contract.listOwnChildren>> {
  const { db, clock } = context;
  const [parent, rows] = await db.withConnection((connection) =>
    Promise.all([queries.findParent(connection, { parentId }), queries.listOwnChildren(connection, { parentId })]),
  );
  if (!parent) throw new Problem('sign_in_required');
  const open = rows.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  const ends = await suspensions.readEndsForParents(db, open, clock.now());
  return { parent, isFresh, children: rows.map((row) => presentChild(row, ends.get(row.id))) };
}

function presentChild(
  { emoji, background, pip, ...child }: Row<typeof queries.listOwnChildren>,
  suspendedUntil: Date | undefined,
): contract.OwnChild {
  return {
    ...child,
    avatar: presentAvatar({ emoji, background, pip }),
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
  };
}
