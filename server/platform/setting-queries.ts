import { text, texts } from './db/columns.ts';
import { many, run } from './db/statement.ts';

/** The value of a setting in SQL, null where it was never set. The name is the code's own. */
export const settingSql = (name: string) => `(select value from settings where name = '${name}')`;

export const listSettings = many({}, { name: text, value: text }, 'select name, value from settings');

/** Does not overwrite: two nodes that start together agree on the first one's value. */
export const addSetting = run(
  { name: text, value: text },
  'insert into settings (name, value) values ($name, $value) on conflict (name) do nothing',
);

export const saveSetting = run(
  { name: text, value: text },
  `insert into settings (name, value) values ($name, $value)
   on conflict (name) do update set value = excluded.value, updated_at = now()`,
);

/** `names` and `values` are parallel arrays. */
export const saveSettings = run(
  { names: texts, values: texts },
  `insert into settings (name, value) select name, value from unnest($names::text[], $values::text[]) as given (name, value)
   on conflict (name) do update set value = excluded.value, updated_at = now()`,
);

export const deleteSettings = run({ names: texts }, 'delete from settings where name = any ($names)');
