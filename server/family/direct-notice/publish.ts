import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pauseScopes } from '../../accounts/index.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { SetupError } from '../../platform/setup-error.ts';
import { audit } from '../../safety/index.ts';
import { countPausing, findAdmin, findNotice, insertNotice, queueRestated } from '../mails/mail-queries.ts';

const shipped = fileURLToPath(new URL('../../../content', import.meta.url));

export interface NoticeText {
  readonly version: number;
  readonly text: string;
}

/** The very first notice is in force without an act of anybody: no parent has agreed to another one. */
export async function openNotices({ db, clock, config }: Context): Promise<void> {
  const [first] = await readNotices(config);
  if (!first) throw new SetupError('The folder notices of the content holds no notice to parents.');
  await insertNotice(db, { ...first, hash: hashOf(first.text), now: clock.now(), by: null });
}

type Publishing = Pick<Context, 'db' | 'bus' | 'realtime' | 'keys'>;

export interface Preview {
  readonly notice: NoticeText;
  readonly children: number;
  readonly parents: number;
}

/** What publishing would do now: the newest text that is not in force, and whom it pauses. Nothing when there is none. */
export async function previewNotice({ db, config }: Pick<Context, 'db' | 'config'>): Promise<Preview | undefined> {
  const [notices, current, pausing] = await Promise.all([
    readNotices(config),
    findNotice(db, {}),
    countPausing(db, {}),
  ]);
  const newest = notices.at(-1);
  if (!newest || newest.version <= (current?.version ?? 0)) return undefined;
  return { notice: newest, children: pausing?.children ?? 0, parents: pausing?.parents ?? 0 };
}

/** Puts a new notice in force: every yes to an older one is paused, and its parents are asked again. False when it was, already. */
export async function publishNotice(context: Publishing, notice: NoticeText, by: string, now: Date): Promise<boolean> {
  const { version, text } = notice;
  return context.db.transaction(async (tx) => {
    if ((await insertNotice(tx, { version, text, hash: hashOf(text), now, by })) === 0) return false;
    await pauseScopes(context, tx);
    await queueRestated(tx, { now });
    await audit(context, tx, { actor: by, act: 'notice.publish', subject: `notice ${version}`, at: now });
    return true;
  });
}

/** The admin in whose name something is done at the server. */
export async function findAdminByName({ db }: Pick<Context, 'db'>, username: string): Promise<string | undefined> {
  return (await findAdmin(db, { username }))?.id;
}

/** Files called 1.txt, 2.txt and so on, by their number; the operator's own where they have any. */
async function readNotices({ contentDir }: Pick<Config, 'contentDir'>): Promise<NoticeText[]> {
  const own = contentDir && join(contentDir, 'notices');
  const folder = own && existsSync(own) ? own : join(shipped, 'notices');
  const names = (await readdir(folder)).filter((name) => /^\d+\.txt$/.test(name));
  const read = names.map(async (name) => ({
    version: Number.parseInt(name, 10),
    text: await readFile(join(folder, name), 'utf8'),
  }));
  return (await Promise.all(read)).toSorted((one, other) => one.version - other.version);
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
