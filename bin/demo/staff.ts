import { logIn } from '#contract/accounts.ts';
import { recordConsentInPerson } from '#contract/family.ts';
import { actOnPerson } from '#contract/people.ts';
import {
  type CaseRow,
  type Decision,
  decideCase,
  listCases,
  readCase,
  setDuty,
  type TeachTemplate,
} from '#contract/safety.ts';
import { type Answer, type EndpointDefinition, type Payload, scopes } from '#contract/shared/endpoint.ts';
import { acceptStaffInvite, putOffSecondStep } from '#contract/staff.ts';
import { SECOND } from '#server/platform/clock.ts';
import { inviteStaff } from '#server/staff/index.ts';
import type { MovingClock } from '../moving-clock.ts';
import { done, Visitor } from '../visitor.ts';
import type { Chance } from './chance.ts';
import { type Child, parentOf } from './child.ts';
import { PASSWORD, type Pond } from './pond.ts';

/** Somebody on the staff, sitting at the very machine, where the second step may wait. */
export class Keeper {
  readonly username: string;
  readonly #visitor: Visitor;

  constructor(username: string, visitor: Visitor) {
    this.username = username;
    this.#visitor = visitor;
  }

  async does<E extends EndpointDefinition>(endpoint: E, payload: Payload<E>): Promise<Answer<E>> {
    const reply = await this.#visitor.call(endpoint, payload);
    if (reply.status !== 401) return done(reply);
    await this.#visitor.call(logIn, { body: { username: this.username, password: PASSWORD } });
    done(await this.#visitor.call(putOffSecondStep, {}));
    return done(await this.#visitor.call(endpoint, payload));
  }
}

export async function hire({ app, context }: Pond, username: string, role: 'moderator' | 'admin'): Promise<Keeper> {
  const visitor = new Visitor(app, '127.0.0.1');
  const invite = { email: `${username}@example.org`, role };
  const token = await inviteStaff(context.db, invite, context.clock.now());
  done(await visitor.call(acceptStaffInvite, { body: { token, username, password: PASSWORD } }));
  done(await visitor.call(putOffSecondStep, {}));
  return new Keeper(username, visitor);
}

/** A parent has come by and has said yes to everything. */
export async function consentInPersonOf(keeper: Keeper, { words }: Child): Promise<void> {
  const { username } = words;
  const grownUp = { parentName: parentOf(words), relation: 'guardian', isContact: true } as const;
  await keeper.does(recordConsentInPerson, { body: { username, ...grownUp, scopes: [...scopes] } });
}

/** Says that somebody looks at the desk. */
export async function goOnDuty(keeper: Keeper): Promise<void> {
  await keeper.does(setDuty, { body: { isOnDuty: true } });
}

export interface Judgement {
  readonly decision: Decision;
  readonly template?: TeachTemplate;
}

/** Goes through what waits; where there is no judgement, it goes on waiting. */
export async function judge(
  { clock, chance }: { readonly clock: MovingClock; readonly chance: Chance },
  keeper: Keeper,
  judgementOf: (waiting: CaseRow) => Judgement | undefined,
  onApproved: (approved: CaseRow) => void,
): Promise<void> {
  const { cases } = await keeper.does(listCases, { query: {} });
  for (const waiting of cases) {
    const judgement = judgementOf(waiting);
    if (!judgement) continue;
    const { id } = waiting;
    await keeper.does(readCase, { params: { id } });
    clock.pass(chance.between(15, 80) * SECOND);
    await keeper.does(decideCase, { params: { id }, body: judgement });
    if (judgement.decision === 'approve') onApproved(waiting);
  }
}

/** Sends a child to rest for a week. */
export async function restForAWeek(admin: Keeper, { id }: Child): Promise<void> {
  await admin.does(actOnPerson, { params: { id }, body: { act: 'pause_week', reason: 'rules' } });
}
