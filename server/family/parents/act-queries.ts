import { instant, json, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';

/** Only settings and numbers, never words or names. */
export type ActDetail = Readonly<Record<string, string | number | boolean | null>>;

export const insertAct = run(
  {
    id: uuid,
    childId: uuid,
    parentId: uuid,
    act: text,
    aboutId: nullable(uuid),
    detail: json<ActDetail>(),
    now: instant,
  },
  `insert into parent_acts (id, child_id, parent_id, act, about_id, detail, at)
   values ($id, $childId, $parentId, $act, $aboutId, $detail, $now)`,
);

/** One row per child, because a change to a parent's own data concerns all of them. */
export const insertActForChildren = run(
  { parentId: uuid, act: text, now: instant },
  `insert into parent_acts (id, child_id, parent_id, act, detail, at)
   select gen_random_uuid(), child_id, $parentId, $act, '{}', $now from guardians where parent_id = $parentId`,
);

export const exportActs = many(
  { childId: uuid },
  { act: text, aboutId: nullable(uuid), detail: json<ActDetail>(), at: instant },
  `select act, about_id as "aboutId", detail, at from parent_acts where child_id = $childId order by at, id`,
);

export const deleteActs = run({ childId: uuid }, 'delete from parent_acts where child_id = $childId');
