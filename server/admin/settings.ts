import type * as contract from '#contract/admin.ts';
import { type SetupStep, setupSteps } from '#contract/rules/set-up.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { signUps } from '../accounts/index.ts';
import { NEEDS_DUTY, PARENTS_READ } from '../chat/index.ts';
import { ANSWER_DAYS, toAnswerDays } from '../family/index.ts';
import { knownCountries } from '../help/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { operatorSettingNames, SETUP_DONE, settingsMap, toOperatorProfile } from '../platform/operator-profile.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { deleteSettings, listSettings, saveSettings } from '../platform/setting-queries.ts';
import { reviewRuleFrom, reviewSettings } from '../posts/index.ts';
import { alerts, audit, learning } from '../safety/index.ts';
import { isTypedChatOpen } from '../staff/index.ts';
import { findMissing } from './policy.ts';

/** The setting that holds the contact address at which the test mail was read. */
export const MAIL_TESTED = 'set_up_mail_tested_at';

type Changes = Body<typeof contract.changeSettings>;
/** An empty value deletes the setting, so that the environment's value applies. */
type Pairs = readonly (readonly [name: string, value: string])[];

export async function readSettings(context: Context): Promise<contract.Settings> {
  const [rows, isOpen] = await context.db.withConnection((connection) =>
    Promise.all([listSettings(connection, {}), isTypedChatOpen(context, connection)]),
  );
  return present(context, settingsMap(rows), isOpen);
}

/** How many steps of the set-up are done; null once it is finished. */
export async function countSetupSteps(db: Queryable): Promise<number | null> {
  const settings = settingsMap(await listSettings(db, {}));
  return settings.has(SETUP_DONE) ? null : stepsDone(settings).length;
}

/** Changes all given settings, or none. Audited. */
export async function changeSettings(
  context: Context,
  admin: StaffActor,
  changes: Changes,
): Promise<contract.Settings> {
  refuseUnknownCountry(context, changes);
  return save(context, admin, (before, tx) => {
    if (changes.registration === 'open' && !before.has(SETUP_DONE) && !context.config.isDevelopersMachine)
      throw fieldProblem('registration', 'Please finish the set-up first. You can open registration there.');
    const pairs = toPairs(changes);
    const after = merged(before, pairs);
    const flaw = changes.stepDone && missing(context, changes.stepDone, after);
    if (flaw) throw fieldProblem(flaw.field, flaw.sentence);
    if (changes.keepStaffDecisions === false) learning.deleteAllExamples(tx);
    return pairs;
  });
}

export function finishSetup(
  context: Context,
  admin: StaffActor,
  { openRegistration }: Body<typeof contract.finishSetup>,
): Promise<contract.Settings> {
  return save(context, admin, (before) => {
    if (stepsDone(before).length < setupSteps.length)
      throw new Problem('invalid', { message: 'Some set-up steps are not done yet.' });
    const flaw = missing(context, 'mail', before);
    if (flaw) throw new Problem('invalid', { message: flaw.sentence });
    const at = before.get(SETUP_DONE) ?? context.clock.now().toISOString();
    const registration = signUps.registrationSetting(openRegistration ? 'open' : 'closed');
    return [[SETUP_DONE, at], registration];
  });
}

/** Reads, decides, and writes in one transaction. */
async function save(
  context: Context,
  admin: StaffActor,
  decide: (before: ReadonlyMap<string, string>, tx: Transaction) => Pairs,
): Promise<contract.Settings> {
  const [after, isOpen] = await context.db.transaction(async (tx) => {
    const [rows, isTyped] = await Promise.all([listSettings(tx, {}), isTypedChatOpen(context, tx)]);
    const before = settingsMap(rows);
    const pairs = decide(before, tx);
    const stored = pairs.filter(([, value]) => value !== '');
    const cleared = pairs.filter(([, value]) => value === '');
    tx.write(saveSettings, { names: stored.map(([name]) => name), values: stored.map(([, value]) => value) });
    tx.write(deleteSettings, { names: cleared.map(([name]) => name) });
    const names = pairs.map(([name]) => name).join(',');
    const at = context.clock.now();
    audit(context, tx, { actor: admin.accountId, act: 'settings.change', subject: 'settings', detail: { names }, at });
    return [merged(before, pairs), isTyped] as const;
  });
  return present(context, after, isOpen);
}

function missing(context: Context, step: SetupStep, settings: ReadonlyMap<string, string>) {
  const isProven = isMailTested(context, settings) || (!canSendMail(context) && context.config.isDevelopersMachine);
  return findMissing(step, toOperatorProfile(context.config, settings), isProven);
}

/** Another contact address needs a test of its own. */
function isMailTested({ config }: Context, settings: ReadonlyMap<string, string>): boolean {
  const { contactEmail } = toOperatorProfile(config, settings);
  return contactEmail !== null && settings.get(MAIL_TESTED) === contactEmail;
}

export function canSendMail({ config }: Pick<Context, 'config'>): boolean {
  return config.smtpUrl !== undefined;
}

function present(context: Context, settings: ReadonlyMap<string, string>, isOpen: boolean): contract.Settings {
  const { helplineCountries, ...profile } = toOperatorProfile(context.config, settings);
  const setUpAt = settings.get(SETUP_DONE) ?? null;
  return {
    ...profile,
    isTypedChatOpen: isOpen,
    chatNeedsDuty: settings.get(NEEDS_DUTY) === 'true',
    keepStaffDecisions: settings.get(learning.KEEP_DECISIONS) === 'true',
    parentsReadChats: settings.get(PARENTS_READ) === 'true',
    registration: signUps.readRegistration(settings) ?? (setUpAt ? 'closed' : 'until_set_up'),
    helplineCountries: helplineCountries && [...helplineCountries],
    knownCountries: [...knownCountries(context)],
    stepsDone: stepsDone(settings),
    isMailTested: isMailTested(context, settings),
    canSendMail: canSendMail(context),
    setUpAt,
    reviewPosts: reviewRuleFrom(settings, 'posts'),
    reviewComments: reviewRuleFrom(settings, 'comments'),
    answerDays: toAnswerDays(settings),
    consentAge: context.config.consentAge,
    consentMethods: [...context.config.consentMethods],
    webhookKey: alerts.readWebhookKey(context),
    isDevelopersMachine: context.config.isDevelopersMachine,
  };
}

function toPairs(changes: Changes): Pairs {
  const { registration, stepDone, helplineCountries, contactEmail, chatNeedsDuty, parentsReadChats, ...rest } = changes;
  const texts = (['operatorName', 'operatorAddress', 'onDutyNote', 'keptOutside'] as const).flatMap((name) => {
    const value = rest[name];
    return value === undefined ? [] : [[operatorSettingNames[name], value] as const];
  });
  return [
    ...texts,
    ...(contactEmail === undefined ? [] : [[operatorSettingNames.contactEmail, contactEmail] as const]),
    ...(helplineCountries === undefined
      ? []
      : [[operatorSettingNames.helplineCountries, (helplineCountries ?? []).join(',')] as const]),
    ...toSafetyPairs(changes),
    ...(chatNeedsDuty === undefined ? [] : [[NEEDS_DUTY, String(chatNeedsDuty)] as const]),
    ...(parentsReadChats === undefined ? [] : [[PARENTS_READ, String(parentsReadChats)] as const]),
    ...(registration === undefined ? [] : [signUps.registrationSetting(registration)]),
    ...(stepDone === undefined ? [] : [[stepName(stepDone), 'done'] as const]),
  ];
}

function toSafetyPairs({ reviewPosts, reviewComments, answerDays, keepStaffDecisions }: Changes): Pairs {
  return [
    ...(keepStaffDecisions === undefined ? [] : [[learning.KEEP_DECISIONS, String(keepStaffDecisions)] as const]),
    ...(reviewPosts === undefined ? [] : [[reviewSettings.posts, reviewPosts] as const]),
    ...(reviewComments === undefined ? [] : [[reviewSettings.comments, reviewComments] as const]),
    ...(answerDays === undefined ? [] : [[ANSWER_DAYS, String(answerDays)] as const]),
  ];
}

function merged(before: ReadonlyMap<string, string>, pairs: Pairs): ReadonlyMap<string, string> {
  const last = new Map([...before, ...pairs]);
  return new Map([...last].filter(([, value]) => value !== ''));
}

function stepsDone(settings: ReadonlyMap<string, string>) {
  return setupSteps.filter((step) => settings.has(stepName(step)));
}

function stepName(step: string): string {
  return `set_up_${step}`;
}

function refuseUnknownCountry(context: Context, { helplineCountries }: Changes): void {
  const known = knownCountries(context);
  if (helplineCountries?.some((code) => !known.includes(code)))
    throw fieldProblem('helplineCountries', "We don't know helplines for one of these countries.");
}
