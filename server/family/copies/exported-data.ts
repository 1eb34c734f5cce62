import type { Context } from '../../platform/context.ts';
import { exportChild } from '../erasure/erasure.ts';
import { listUsernames } from './copy-queries.ts';
import type { CopySubject } from './section.ts';

interface ExportedData {
  readonly about: Readonly<Record<string, string>>;
  readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The content of `data.json`: everything stored about the child without other people's data, and what each key means. */
export async function exportForReader(
  context: Pick<Context, 'db' | 'modules' | 'keys'>,
  subject: CopySubject,
): Promise<ExportedData> {
  const { db, modules } = context;
  const exported = withoutOtherParents(await exportChild(context, subject.childId), subject);
  const usernames = await findUsernames(db, findIds(exported));
  return {
    about: {
      child: subject.username,
      madeAt: subject.now.toISOString(),
      times: 'In UTC, as 2026-11-18T15:00:00.000Z. Days are YYYY-MM-DD.',
      people: 'Other children and grown-ups of this Lilypad appear by their username.',
    },
    keys: Object.fromEntries(modules.map(({ name, personalData }) => [name, personalData.keys])),
    data: replaceIds(exported, usernames) as Record<string, unknown>,
  };
}

type Rows = readonly Readonly<Record<string, unknown>>[];
type Exported = Record<string, Record<string, unknown>>;

/** Parents may live apart, so neither learns the other one's name, address or words from this. */
function withoutOtherParents(exported: Record<string, unknown>, { parentId }: CopySubject): Record<string, unknown> {
  const { accounts = {}, family = {}, friends = {} } = exported as Exported;
  const rows = (value: unknown) => (value ?? []) as Rows;
  return {
    ...exported,
    accounts: {
      ...accounts,
      parents: rows(accounts['parents']).filter(({ id }) => id === parentId || parentId === null),
    },
    family: {
      ...family,
      consents: rows(family['consents']).map((row) =>
        row['parentId'] === parentId ? row : { ...row, grownUp: null, relation: null },
      ),
      invitations: rows(family['invitations']).map(({ createdAt, declinedAt }) => ({ createdAt, declinedAt })),
      changedByParents: rows(family['changedByParents']).map(({ act, at }) => ({ act, at })),
    },
    friends: {
      ...friends,
      reportsByParents: rows(friends['reportsByParents']).map(({ reason, at }) => ({ reason, at })),
    },
  };
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

function findIds(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string' && uuid.test(value)) found.add(value);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const part of Object.values(value)) findIds(part, found);
  return found;
}

async function findUsernames(db: Context['db'], ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const rows = await listUsernames(db, { ids: [...ids] });
  return new Map(rows.map(({ id, username }) => [id, username]));
}

function replaceIds(value: unknown, usernames: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return usernames.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => replaceIds(part, usernames));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceIds(part, usernames)]));
}
