import type { Controls } from '#contract/rules/family/controls.ts';
import { bool, instant, int4, int4s, json, nullable, uuid, uuids } from '../../platform/db/columns.ts';
import { many, type Row, run } from '../../platform/db/statement.ts';

const controls = {
  dailyLimit: nullable(int4),
  openHours: nullable(int4s),
  isPaused: bool,
  allowsPresence: bool,
};
const selectControls = (row: string) => `${row}.daily_limit as "dailyLimit", ${row}.open_hours as "openHours",
     ${row}.is_paused as "isPaused", ${row}.allows_presence as "allowsPresence"`;

/** The settings of everyone who can currently set something for the child: the parents and the young person. */
export const listControls = many(
  { childId: uuid },
  { parentId: nullable(uuid), ...controls },
  `select s.parent_id as "parentId", ${selectControls('s')}
   from child_controls s left join guardians g on g.child_id = s.child_id and g.parent_id = s.parent_id
   where s.child_id = $childId and (s.parent_id is null or g.parent_id is not null)`,
);
export type ControlsRow = Row<typeof listControls>;

export const upsertControls = run(
  { id: uuid, childId: uuid, parentId: nullable(uuid), ...controls, now: instant },
  `insert into child_controls (id, child_id, parent_id, daily_limit, open_hours, is_paused, allows_presence, updated_at)
   values ($id, $childId, $parentId, $dailyLimit, $openHours, $isPaused, $allowsPresence, $now)
   on conflict (child_id, parent_id) do update set daily_limit = excluded.daily_limit, open_hours = excluded.open_hours,
     is_paused = excluded.is_paused, allows_presence = excluded.allows_presence, updated_at = excluded.updated_at`,
);

/** Old and new values. */
export type Changes = Partial<Record<keyof Controls | 'timeZone', { readonly from: unknown; readonly to: unknown }>>;

export const insertRecord = run(
  { id: uuid, childId: uuid, parentId: nullable(uuid), changes: json<Changes>(), now: instant },
  `insert into control_records (id, child_id, parent_id, changes, at) values ($id, $childId, $parentId, $changes, $now)`,
);

export const listRecords = many(
  { childId: uuid },
  { byParent: bool, changes: json<Changes>(), at: instant },
  `select parent_id is not null as "byParent", changes, at from control_records where child_id = $childId order by at, id`,
);

/** Serializes changes to the settings of one child. */
export const lockSettings = run(
  { childId: uuid },
  'select from child_accounts where account_id = $childId for no key update',
);

export const setChanged = run(
  { childId: uuid, now: instant },
  'update consents set controls_changed_at = $now where child_id = $childId',
);

export const setSeen = run(
  { childId: uuid },
  'update consents set controls_changed_at = null where child_id = $childId and controls_changed_at is not null',
);

export const deleteControlsByParents = run(
  { childId: uuid, parentIds: uuids },
  'delete from child_controls where child_id = $childId and parent_id = any ($parentIds)',
);

export const deleteControls = run({ childId: uuid }, 'delete from child_controls where child_id = $childId');
export const deleteRecords = run({ childId: uuid }, 'delete from control_records where child_id = $childId');
