import { logIn } from '#contract/accounts.ts';
import { recordConsentInPerson } from '#contract/family.ts';
import { actOnPerson } from '#contract/people.ts';
import type { Random } from '#contract/rules/random.ts';
import type { TeachTemplate } from '#contract/safety/message-templates.ts';
import { type CaseRow, type Decision, decideCase, listCases, readCase, setDuty } from '#contract/safety.ts';
import { type Answer, type EndpointDefinition, type Payload, scopes } from '#contract/shared/endpoint.ts';
import { acceptStaffInvite, postponeSecondStep } from '#contract/staff.ts';
import { SECOND } from '#server/platform/clock.ts';
import { inviteStaff } from '#server/staff/index.ts';
import type { MovingClock } from '../moving-clock.ts';
import { between } from '../random.ts';
import { done, Visitor } from '../visitor.ts';
import { type Child, parentName } from './child.ts';
import { type Demo, PASSWORD } from './demo.ts';

/** A member of staff on the same machine, where the second step can be postponed. */
export class StaffMember {
  readonly username: string;
  readonly #visitor: Visitor;

  constructor(username: string, visitor: Visitor) {
    this.username = username;
    this.#visitor = visitor;
  }

  async call<E extends EndpointDefinition>(endpoint: E, payload: Payload<E>): Promise<Answer<E>> {
    const reply = await this.#visitor.call(endpoint, payload);
    if (reply.status !== 401) return done(reply);
    await this.#visitor.call(logIn, { body: { username: this.username, password: PASSWORD } });
    done(await this.#visitor.call(postponeSecondStep, {}));
    return done(await this.#visitor.call(endpoint, payload));
  }
}

export async function hire(
  { app, context }: Demo,
  username: string,
  role: 'moderator' | 'admin',
): Promise<StaffMember> {
  const visitor = new Visitor(app, '127.0.0.1');
  const invite = { email: `${username}@example.org`, role };
  const token = await inviteStaff(context.db, invite, context.clock.now());
  done(await visitor.call(acceptStaffInvite, { body: { token, username, password: PASSWORD } }));
  done(await visitor.call(postponeSecondStep, {}));
  return new StaffMember(username, visitor);
}

/** A parent gives consent to everything in person. */
export async function consentInPerson(moderator: StaffMember, { script }: Child): Promise<void> {
  const { username } = script;
  const grownUp = { parentName: parentName(script), relation: 'guardian', isContact: true } as const;
  await moderator.call(recordConsentInPerson, { body: { username, ...grownUp, scopes: [...scopes] } });
}

export async function goOnDuty(moderator: StaffMember): Promise<void> {
  await moderator.call(setDuty, { body: { isOnDuty: true } });
}

export interface CaseDecision {
  readonly decision: Decision;
  readonly template?: TeachTemplate;
}

/** Works through the review queue. A case without a decision stays in it. */
export async function workQueue(
  { clock, random }: { readonly clock: MovingClock; readonly random: Random },
  moderator: StaffMember,
  decisionOn: (waiting: CaseRow) => CaseDecision | undefined,
  onApproved: (approved: CaseRow) => void,
): Promise<void> {
  const { cases } = await moderator.call(listCases, { query: {} });
  for (const waiting of cases) {
    const body = decisionOn(waiting);
    if (!body) continue;
    const { id } = waiting;
    await moderator.call(readCase, { params: { id } });
    clock.pass(between(random, 15, 80) * SECOND);
    await moderator.call(decideCase, { params: { id }, body });
    if (body.decision === 'approve') onApproved(waiting);
  }
}

export async function suspendForAWeek(admin: StaffMember, { id }: Child): Promise<void> {
  await admin.call(actOnPerson, { params: { id }, body: { act: 'pause_week', reason: 'rules' } });
}
