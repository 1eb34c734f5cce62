import type { Context } from '../../platform/context.ts';
import { settledBefore } from '../policy.ts';
import * as queries from './departure-queries.ts';

/** The accounts whose departure is due for erasure. */
export async function listDueDepartures({ db, clock }: Context): Promise<readonly string[]> {
  const now = clock.now();
  const due = await queries.listDepartures(db, { now, settledBefore: settledBefore(now) });
  return due.map(({ id }) => id);
}

/** From here on nobody can undo the departure. Returns false when somebody just did. */
export async function beginErasing({ db, clock }: Context, id: string): Promise<boolean> {
  const now = clock.now();
  return (await queries.beginErasing(db, { id, now, settledBefore: settledBefore(now) })) !== undefined;
}
