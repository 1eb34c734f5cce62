import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { readAnyStaff, readStaffing } from './staffing-queries.ts';

/** On a developer's machine one person tries everything out alone. */
export async function isTypedChatOpen({ config }: Pick<Context, 'config'>, db: Queryable): Promise<boolean> {
  return config.isDevelopersMachine || (await readStaffing(db, {})).isEnough;
}

/** Whether anyone looks after this Lilypad yet. */
export async function hasStaff(db: Queryable): Promise<boolean> {
  return (await readAnyStaff(db, {})).isAny;
}
