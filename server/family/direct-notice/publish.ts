import { createHash } from 'node:crypto';
import { closeScopes } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { SetupError } from '../../platform/setup-error.ts';
import { audit } from '../../safety/index.ts';
import { parentLanguage } from '../mails/mail.ts';
import { queueRestatedMails } from '../mails/mail-queries.ts';
import { type DirectNotice, readNotices } from './notice-files.ts';
import { countAffectedByNewNotice, findAdmin, findNotice, insertNotice } from './notice-queries.ts';

/**
 * A new instance publishes the newest notice without an admin, because no parent has agreed to an earlier one. Changes nothing
 * if a notice is already in force.
 */
export async function publishFirstNotice({ db, clock, config }: Context): Promise<void> {
  const first = (await readNotices(config, parentLanguage)).at(-1);
  if (!first) throw new SetupError('The folder notices of the content holds no notice to parents.');
  if (await findNotice(db, {})) return;
  await insertNotice(db, { ...first, hash: hashText(first.text), now: clock.now(), by: null });
}

type Publishing = Pick<Context, 'db' | 'bus' | 'realtime' | 'keys'>;

export interface Preview {
  readonly notice: DirectNotice;
  readonly children: number;
  readonly parents: number;
}

/** The newest notice that is not in force yet, and how many people it affects. */
export async function previewDirectNotice({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<Preview | undefined> {
  const [notices, current, pausing] = await Promise.all([
    readNotices(config, parentLanguage),
    findNotice(db, {}),
    countAffectedByNewNotice(db, {}),
  ]);
  const newest = notices.at(-1);
  if (!newest || newest.version <= (current?.version ?? 0)) return undefined;
  return { notice: newest, children: pausing?.children ?? 0, parents: pausing?.parents ?? 0 };
}

/**
 * Publishes a new notice: consent to an older one is paused, and parents are asked again. Returns false if it was already in
 * force.
 */
export async function publishDirectNotice(
  context: Publishing,
  notice: DirectNotice,
  by: string,
  now: Date,
): Promise<boolean> {
  const { version, text } = notice;
  return context.db.transaction(async (tx) => {
    if ((await insertNotice(tx, { version, text, hash: hashText(text), now, by })) === 0) return false;
    await closeScopes(context, tx);
    tx.write(queueRestatedMails, { now });
    audit(context, tx, { actor: by, act: 'notice.publish', subject: `notice ${version}`, at: now });
    return true;
  });
}

export async function findAdminByName({ db }: Pick<Context, 'db'>, username: string): Promise<string | undefined> {
  return (await findAdmin(db, { username }))?.id;
}

function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
