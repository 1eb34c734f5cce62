import { text, texts } from './db/columns.ts';
import { many, run } from './db/statement.ts';

/** Of the settings that the instance itself remembers; `name` to `value`. */
export const listSettings = many({}, { name: text, value: text }, 'select name, value from settings');

/** Keeps what is there already: two nodes that start together agree on the first one's value. */
export const addSetting = run(
  { name: text, value: text },
  'insert into settings (name, value) values ($name, $value) on conflict (name) do nothing',
);

export const putSetting = run(
  { name: text, value: text },
  `insert into settings (name, value) values ($name, $value)
   on conflict (name) do update set value = excluded.value, updated_at = now()`,
);

/** Several at once; names and values go by their places. */
export const putSettings = run(
  { names: texts, values: texts },
  `insert into settings (name, value) select name, value from unnest($names::text[], $values::text[]) as given (name, value)
   on conflict (name) do update set value = excluded.value, updated_at = now()`,
);

export const deleteSettings = run({ names: texts }, 'delete from settings where name = any ($names)');
