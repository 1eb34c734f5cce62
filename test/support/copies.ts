import { unzipSync } from 'fflate';
import { startCopy } from '#server/family/copies/copies.ts';
import type { World } from '../world.ts';
import type { Person } from './people.ts';

/** The id of a child's first parent. */
export async function readParentId({ world, id }: Person): Promise<string> {
  const { rows } = await world.context.db.pool.query(
    'select parent_id as id from guardianships where child_id = $1 order by created_at limit 1',
    [id],
  );
  return rows[0].id;
}

/** Takes a copy as the child's first parent, and opens it. */
export async function takeCopy(child: Person, address: string): Promise<Copy> {
  const { world } = child;
  await startCopy(world.context, { childId: child.id, parentId: await readParentId(child) });
  await world.context.events.idle();
  return openCopy(world, await readCopyToken(world, address));
}

/** The secret of the link in the newest mail. */
export async function readCopyToken(world: World, address: string): Promise<string> {
  const { text } = await world.mailTo(address);
  return /\/family\/copy#([\w-]+)/.exec(text)?.[1] ?? '';
}

export async function openCopy(world: World, token: string): Promise<Copy> {
  const reply = await world.visitor().send('POST', '/api/family/copy', { token });
  if (reply.statusCode !== 200) throw new Error(`no copy: ${reply.body}`);
  return readCopyFile(reply.rawPayload);
}

export function readCopyFile(zip: Uint8Array): Copy {
  const files = unzipSync(zip);
  const readText = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
  const names = Object.keys(files);
  return {
    files,
    names,
    index: readText('index.html'),
    allHtml: names
      .filter((name) => name.endsWith('.html'))
      .map(readText)
      .join('\n'),
    data: JSON.parse(readText('data.json')),
  };
}

export interface Copy {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly names: readonly string[];
  readonly index: string;
  readonly allHtml: string;
  readonly data: { readonly keys: Record<string, Record<string, string>>; readonly data: Record<string, unknown> };
}
