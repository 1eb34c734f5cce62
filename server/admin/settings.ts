import type { changeSettings as changeCall, finishSetup as finishCall, Settings } from '#contract/admin.ts';
import { type SetupStep, setupSteps } from '#contract/rules/set-up.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { readRegistration, registrationSetting } from '../accounts/index.ts';
import { NEEDS_DUTY } from '../chat/index.ts';
import { knownCountries } from '../help/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { operatorProfileFrom, operatorSettingNames, SETUP_DONE, settingsMap } from '../platform/operator-profile.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { deleteSettings, listSettings, putSettings } from '../platform/setting-queries.ts';
import { audit, readWebhookKey } from '../safety/index.ts';
import { isTypedChatOpen } from '../staff/index.ts';
import { missingFor } from './policy.ts';

/** Under this name the settings keep the address at which somebody has read the test mail. */
export const MAIL_TESTED = 'set_up_mail_tested_at';

type Changes = Body<typeof changeCall>;
/** An empty one gives way to what the environment says. */
type Pairs = readonly (readonly [name: string, value: string])[];

export async function readSettings(context: Context): Promise<Settings> {
  const [kept, isOpen] = await context.db.withConnection((connection) =>
    Promise.all([listSettings(connection, {}), isTypedChatOpen(context, connection)]),
  );
  return present(context, settingsMap(kept), isOpen);
}

/** Changes all that is given, or nothing, and writes down who did. */
export async function changeSettings(context: Context, admin: StaffActor, changes: Changes): Promise<Settings> {
  refuseUnknownCountry(context, changes);
  return keep(context, admin, (before) => {
    if (changes.registration === 'open' && !before.has(SETUP_DONE) && !context.config.isDevelopersMachine)
      throw fieldProblem('registration', 'Please finish the set-up first. You can open registration there.');
    const pairs = pairsOf(changes);
    const after = merged(before, pairs);
    const flaw = changes.stepDone && missing(context, changes.stepDone, after);
    if (flaw) throw fieldProblem(flaw.field, flaw.sentence);
    return pairs;
  });
}

export function finishSetup(
  context: Context,
  admin: StaffActor,
  { openRegistration }: Body<typeof finishCall>,
): Promise<Settings> {
  return keep(context, admin, (before) => {
    if (stepsDone(before).length < setupSteps.length)
      throw new Problem('invalid', { message: 'Some set-up steps are not done yet.' });
    const flaw = missing(context, 'mail', before);
    if (flaw) throw new Problem('invalid', { message: flaw.sentence });
    const at = before.get(SETUP_DONE) ?? context.clock.now().toISOString();
    const registration = registrationSetting(openRegistration ? 'open' : 'closed');
    return [[SETUP_DONE, at], registration];
  });
}

/** Reads, decides, and writes in one transaction. */
async function keep(
  context: Context,
  admin: StaffActor,
  decide: (before: ReadonlyMap<string, string>) => Pairs,
): Promise<Settings> {
  const [after, isOpen] = await context.db.transaction(async (tx) => {
    const [rows, isTyped] = await Promise.all([listSettings(tx, {}), isTypedChatOpen(context, tx)]);
    const before = settingsMap(rows);
    const pairs = decide(before);
    const kept = pairs.filter(([, value]) => value !== '');
    const cleared = pairs.filter(([, value]) => value === '');
    tx.write(putSettings, { names: kept.map(([name]) => name), values: kept.map(([, value]) => value) });
    tx.write(deleteSettings, { names: cleared.map(([name]) => name) });
    const names = pairs.map(([name]) => name).join(',');
    const at = context.clock.now();
    audit(context, tx, { actor: admin.accountId, act: 'settings.change', subject: 'settings', detail: { names }, at });
    return [merged(before, pairs), isTyped] as const;
  });
  return present(context, after, isOpen);
}

function missing(context: Context, step: SetupStep, kept: ReadonlyMap<string, string>) {
  const isProven = isMailTested(context, kept) || (!canMailLeave(context) && context.config.isDevelopersMachine);
  return missingFor(step, operatorProfileFrom(context.config, kept), isProven);
}

/** Another contact address needs a test of its own. */
function isMailTested({ config }: Context, kept: ReadonlyMap<string, string>): boolean {
  const { contactEmail } = operatorProfileFrom(config, kept);
  return contactEmail !== null && kept.get(MAIL_TESTED) === contactEmail;
}

export function canMailLeave({ config }: Pick<Context, 'config'>): boolean {
  return config.smtpUrl !== undefined;
}

function present(context: Context, kept: ReadonlyMap<string, string>, isOpen: boolean): Settings {
  const { helplineCountries, ...house } = operatorProfileFrom(context.config, kept);
  const setUpAt = kept.get(SETUP_DONE) ?? null;
  return {
    ...house,
    isTypedChatOpen: isOpen,
    chatNeedsDuty: kept.get(NEEDS_DUTY) === 'true',
    registration: readRegistration(kept) ?? (setUpAt ? 'closed' : 'until_set_up'),
    helplineCountries: helplineCountries && [...helplineCountries],
    knownCountries: [...knownCountries(context)],
    stepsDone: stepsDone(kept),
    isMailTested: isMailTested(context, kept),
    canMailLeave: canMailLeave(context),
    setUpAt,
    consentAge: context.config.consentAge,
    consentMethods: [...context.config.consentMethods],
    webhookKey: readWebhookKey(context),
    isDevelopersMachine: context.config.isDevelopersMachine,
  };
}

function pairsOf({ registration, stepDone, helplineCountries, contactEmail, chatNeedsDuty, ...words }: Changes): Pairs {
  const told = (['operatorName', 'operatorAddress', 'onDutyNote'] as const).flatMap((name) => {
    const value = words[name];
    return value === undefined ? [] : [[operatorSettingNames[name], value] as const];
  });
  return [
    ...told,
    ...(contactEmail === undefined ? [] : [[operatorSettingNames.contactEmail, contactEmail] as const]),
    ...(helplineCountries === undefined
      ? []
      : [[operatorSettingNames.helplineCountries, (helplineCountries ?? []).join(',')] as const]),
    ...(chatNeedsDuty === undefined ? [] : [[NEEDS_DUTY, String(chatNeedsDuty)] as const]),
    ...(registration === undefined ? [] : [registrationSetting(registration)]),
    ...(stepDone === undefined ? [] : [[stepName(stepDone), 'done'] as const]),
  ];
}

function merged(before: ReadonlyMap<string, string>, pairs: Pairs): ReadonlyMap<string, string> {
  const last = new Map([...before, ...pairs]);
  return new Map([...last].filter(([, value]) => value !== ''));
}

function stepsDone(kept: ReadonlyMap<string, string>) {
  return setupSteps.filter((step) => kept.has(stepName(step)));
}

function stepName(step: string): string {
  return `set_up_${step}`;
}

function refuseUnknownCountry(context: Context, { helplineCountries }: Changes): void {
  const known = knownCountries(context);
  if (helplineCountries?.some((code) => !known.includes(code)))
    throw fieldProblem('helplineCountries', "We don't know helplines for one of these countries.");
}
