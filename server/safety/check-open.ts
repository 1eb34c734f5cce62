import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';

/** Throws while Lilypad is closed to the child by what their grown-ups have set, or they themselves from 13 on. */
export function checkOpen({ closed }: Pick<ChildActor, 'closed'>, whenClosed?: EndpointDefinition['whenClosed']): void {
  if (!closed || whenClosed === 'open') return;
  if (whenClosed === 'finish' && closed.mayFinish) return;
  const { because, opensAt } = closed;
  throw new Problem(because, opensAt ? { opensAt: opensAt.toISOString() } : {});
}
