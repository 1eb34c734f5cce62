import type { OperatorFacts } from '#contract/help.ts';
import { keptRows, type PeriodDays } from '#contract/rules/retention.ts';
import { retained } from '../accounts/index.ts';
import { RECORD_RETENTION_YEARS, toAnswerDays } from '../family/index.ts';
import { BACKUP_LIFETIME } from '../platform/backup/before-upgrade.ts';
import { DAY, HOUR, MINUTE } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { settingsMap, toOperatorProfile } from '../platform/operator-profile.ts';
import { listKeptData } from '../platform/retention/delete-old.ts';
import { toPeriods } from '../platform/retention/periods.ts';
import { listSettings } from '../platform/setting-queries.ts';

export async function readOperatorFacts(context: Context): Promise<OperatorFacts> {
  const stored = settingsMap(await listSettings(context.db, {}));
  const { minAge, maxAge, consentAge } = context.config;
  const { contactEmail, operatorName, operatorAddress, onDutyNote, keptOutside } = toOperatorProfile(
    context.config,
    stored,
  );
  return {
    contactEmail,
    operatorName,
    operatorAddress,
    onDutyNote,
    keptOutside,
    upgradeBackupDays: BACKUP_LIFETIME / DAY,
    minAge,
    maxAge,
    consentAge,
    sessionIdleHours: retained.sessionIdle / HOUR,
    sessionDays: retained.session / DAY,
    ownCodeMinutes: retained.ownCode / MINUTE,
    parentCodeHours: retained.parentCode / HOUR,
    signUpHours: retained.signUp / HOUR,
    signUpPathHours: retained.signUpPath / HOUR,
    resetMinutes: retained.resetLink / MINUTE,
    wrongPasswordMinutes: retained.loginDelays / MINUTE,
    codeMailHours: retained.codeMails / HOUR,
    answerDays: toAnswerDays(stored),
    undoDays: retained.leaving / DAY,
    proofYears: RECORD_RETENTION_YEARS,
    ...toDays(toPeriods(stored)),
    ...listEnds(context),
  };
}

function toDays(days: PeriodDays) {
  return {
    chatDays: days.chat,
    playDays: days.play,
    roundDays: days.rounds,
    togetherDays: days.together,
    waveDays: days.waves,
    activityDays: days.activities,
    contactDays: days.contact,
    caseCopyDays: days.caseCopy,
    exampleDays: days.examples,
    stopDays: days.stops,
    eventDays: days.events,
    unusedDays: days.unused,
  };
}

/** The rows of the privacy page, by the list that the modules keep beside their tables. */
function listEnds({ modules }: Pick<Context, 'modules'>): Pick<OperatorFacts, 'endsWithAccount' | 'endsOtherwise'> {
  const kept = listKeptData(modules);
  const otherwise = new Set(kept.filter(({ keepFor }) => keepFor !== 'account').map(({ row }) => row));
  const present = keptRows.filter((row) => kept.some((data) => data.row === row));
  return {
    endsWithAccount: present.filter((row) => !otherwise.has(row)),
    endsOtherwise: present.filter((row) => otherwise.has(row)),
  };
}
