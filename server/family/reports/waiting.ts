import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Words } from '../../platform/mail/mail.ts';
import type { Addressee } from '../mails/module-mails.ts';

declare module '../../platform/module.ts' {
  interface Module {
    /** What waits for one parent's answer about one child: one sentence each, for the weekly report. */
    readonly waitingForParent?: (
      context: Pick<Context, 'clock'>,
      db: Queryable,
      about: Pick<Addressee, 'parentId' | 'childId' | 'firstName'>,
    ) => Promise<readonly Words[]>;
  }
}

export async function listWaiting(
  { modules, clock }: Pick<Context, 'modules' | 'clock'>,
  db: Queryable,
  about: Pick<Addressee, 'parentId' | 'childId' | 'firstName'>,
): Promise<readonly Words[]> {
  const all = modules.map(({ waitingForParent: list }) => list?.({ clock }, db, about) ?? []);
  return (await Promise.all(all)).flat();
}
