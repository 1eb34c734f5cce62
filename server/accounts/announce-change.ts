import type { Context } from '../platform/context.ts';
import { invalidateEverywhere } from './memory.ts';

/** After a commit that changed what a child may do: clears caches and tells open screens to refetch, on all nodes. */
export function announceChange(context: Pick<Context, 'bus' | 'realtime'>, accountId: string): void {
  invalidateEverywhere(context, { accountId });
  context.realtime.notifyChanged(accountId, 'user');
}
