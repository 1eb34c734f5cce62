import type { Queryable } from '../../platform/db/statement.ts';
import { countFailedMails, listFailedMails } from './mail-queries.ts';

/** Mails to parents that could not be sent, newest first. They are retried every five minutes. */
export function listFailedParentMails(db: Queryable, most: number) {
  return listFailedMails(db, { most });
}

export async function countFailedParentMails(db: Queryable): Promise<number> {
  return (await countFailedMails(db, {})).count;
}
