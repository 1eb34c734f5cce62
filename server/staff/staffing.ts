import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { readStaffing } from './staffing-queries.ts';

/** On a developer's machine one person tries everything out alone. */
export async function isTypedChatOpen({ config }: Pick<Context, 'config'>, db: Queryable): Promise<boolean> {
  return config.isDevelopersMachine || (await readStaffing(db, {})).isEnough;
}
