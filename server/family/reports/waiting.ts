import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Words } from '../../platform/mail/mail.ts';
import type { Addressee } from '../mails/module-mails.ts';

declare module '../../platform/module.ts' {
  interface Module {
    /** What waits for one parent's answer about some of their children: one sentence each, for the weekly report. */
    readonly waitingForParent?: (
      context: Pick<Context, 'clock'>,
      db: Queryable,
      about: readonly AskedAbout[],
    ) => Promise<readonly WaitingForParent[]>;
  }
}

export type AskedAbout = Pick<Addressee, 'parentId' | 'childId' | 'firstName'>;

export interface WaitingForParent {
  readonly childId: string;
  readonly words: Words;
}

/** All are of one parent. */
export async function listWaiting(
  { modules, clock }: Pick<Context, 'modules' | 'clock'>,
  db: Queryable,
  about: readonly AskedAbout[],
): Promise<readonly WaitingForParent[]> {
  const all = modules.map(({ waitingForParent: list }) => list?.({ clock }, db, about) ?? []);
  return (await Promise.all(all)).flat();
}
