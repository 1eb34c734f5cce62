import type * as contract from '#contract/family.ts';
import { canGrant } from '#contract/rules/consent.ts';
import { defaultControls } from '#contract/rules/family/controls.ts';
import { scopes as allScopes, type Body, type Scope } from '#contract/shared/endpoint.ts';
import { children } from '../../accounts/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { knownTimeZone } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { type ConsentCase, recordScopes } from '../consent/answers.ts';
import * as consents from '../consent/consent-queries.ts';
import type { Answer } from '../consent/policy.ts';
import { findNotice } from '../direct-notice/notice-queries.ts';
import { loadOwnChild, type OwnChild } from '../parents/own-children.ts';
import { findAddress } from '../parents/session-queries.ts';
import * as queries from './control-queries.ts';
import {
  changesBetween,
  findControls,
  inForce,
  type Setting,
  storeSetting,
  toSetting,
  writeRecord,
} from './settings.ts';

type Changed = Body<typeof contract.changeControls>;

/** A child's settings as one of the parents sees them. */
interface Family {
  readonly parentId: string;
  readonly child: OwnChild;
  readonly consentCase: ConsentCase | undefined;
  readonly settings: readonly Setting[];
}

export async function readControls(
  context: Context,
  parent: ParentActor,
  childId: string,
): Promise<contract.ChildControls> {
  return present(await context.db.withConnection((connection) => loadFamily(connection, parent, childId)));
}

/** One parent's change applies at once if it is the strictest. It never ends the account or the consent. */
export async function changeControls(
  context: Context,
  parent: ParentActor,
  childId: string,
  changed: Changed,
): Promise<contract.ChildControls> {
  return context.db.transaction(async (tx) => {
    tx.lock(consents.lockChild, { childId });
    tx.lock(queries.lockSettings, { childId });
    const [family, address] = await Promise.all([
      loadFamily(tx, parent, childId),
      findAddress(tx, { parentId: parent.parentId }),
    ]);
    if (isOwnChoice(family)) throw new Problem('not_for_you', { message: OWN_CHOICE });
    let after = family;
    if (changed.scopes) after = changeScopes(context, tx, after, changed.scopes, address?.email ?? '');
    after = changeSettings(context, tx, after, changed);
    tx.write(queries.setChanged, { childId, now: context.clock.now() });
    return present(after);
  });
}

const OWN_CHOICE = 'From this age on, the young person sets this alone.';
const NOT_ANSWERED = 'Please answer our newest e-mail about your child first. Then you can switch this.';
const STRONGER = 'This needs a signed form or a visit first.';

async function loadFamily(db: Queryable, parent: ParentActor, childId: string): Promise<Family> {
  const [child, consentChild, answers, notice, rows] = await Promise.all([
    loadOwnChild(db, parent, childId),
    consents.findChild(db, { childId }),
    consents.listAnswers(db, { childId }),
    findNotice(db, {}),
    queries.listControls(db, { childId }),
  ]);
  const consentCase = consentChild && notice && { child: consentChild, answers, notice };
  return { parentId: parent.parentId, child, consentCase, settings: rows.map(toSetting) };
}

function isOwnChoice({ child }: Family): boolean {
  return child.consent === 'not_needed';
}

function findAnswer({ consentCase, parentId }: Family): Answer | undefined {
  return consentCase?.answers.find((answer) => answer.parentId === parentId);
}

/** The parent's own consent to the current notice. */
function currentAnswer(family: Family): Answer | undefined {
  const own = findAnswer(family);
  const isCurrent = own?.state === 'granted' && own.noticeVersion === family.consentCase?.notice.version;
  return isCurrent && family.child.consent === 'granted' ? own : undefined;
}

/** Adding a scope needs strong enough consent; removing one is always possible. */
function changeScopes(
  context: Context,
  tx: Transaction,
  family: Family,
  chosen: readonly Scope[],
  knownAs: string,
): Family {
  const own = currentAnswer(family);
  const { consentCase, child } = family;
  if (!own || !consentCase) throw new Problem('consent_required', { message: NOT_ANSWERED });
  const scopes = allScopes.filter((scope) => chosen.includes(scope));
  if (scopes.some((scope) => !canGrant(own.method, scope) && !own.scopes.includes(scope)))
    throw new Problem('stronger_consent', { message: STRONGER });
  const answer = { ...own, state: 'granted', scopes } as const;
  const combined = recordScopes(context, tx, consentCase, { answer, origin: { by: 'settings', knownAs } });
  const answers = consentCase.answers.map((one) => (one.parentId === family.parentId ? answer : one));
  return {
    ...family,
    child: { ...child, scopes: combined.scopes },
    consentCase: { ...consentCase, answers },
  };
}

function changeSettings(context: Context, tx: Transaction, family: Family, { controls, timeZone }: Changed): Family {
  const { child, parentId, settings } = family;
  const childId = child.id;
  const before = findControls(settings, parentId);
  const chosen = Object.fromEntries(Object.entries(controls ?? {}).filter(([, value]) => value !== undefined));
  const own = { ...(before ?? defaultControls), ...chosen };
  const zone = timeZone === undefined ? child.timeZone : checkedTimeZone(timeZone);
  const zoneChange = zone === child.timeZone ? {} : { timeZone: { from: child.timeZone, to: zone } };
  writeRecord(context, tx, { childId, parentId, changes: { ...changesBetween(before, own), ...zoneChange } });
  if (zone !== child.timeZone) children.controls.setTimeZone(context, tx, childId, zone);
  const change = { childId, isOwnChoice: false, settings, changed: { parentId, controls: own } };
  const after = controls ? storeSetting(context, tx, change) : settings;
  return { ...family, child: { ...child, timeZone: zone }, settings: after };
}

function checkedTimeZone(name: string): string {
  const known = knownTimeZone(name);
  if (known === 'UTC' && name !== 'UTC') throw fieldProblem('timeZone', 'Please choose a time zone');
  return known;
}

function present(family: Family): contract.ChildControls {
  const { child, settings, parentId } = family;
  const own = findAnswer(family);
  const held = own?.state === 'granted' ? own.scopes : [];
  const locked = allScopes.filter((scope) => !held.includes(scope) && !(own && canGrant(own.method, scope)));
  return {
    consent: child.consent,
    isOwnChoice: isOwnChoice(family),
    choosesScopes: currentAnswer(family) !== undefined,
    scopes: [...held],
    scopesInForce: [...child.scopes],
    lockedScopes: locked,
    controls: shape(findControls(settings, parentId) ?? defaultControls),
    controlsInForce: shape(inForce(settings, isOwnChoice(family))),
    timeZone: child.timeZone,
  };
}

function shape({ openHours, ...rest }: Setting['controls']): contract.ChildControls['controls'] {
  return { ...rest, openHours: openHours?.map((range) => range && { ...range }) ?? null };
}
