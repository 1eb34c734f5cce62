import type { OperatorFacts } from '#contract/help.ts';
import { retained } from '../accounts/index.ts';
import { answerDaysFrom, RECORD_RETENTION_YEARS } from '../family/index.ts';
import { DAY, HOUR, MINUTE } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { operatorProfileFrom, settingsMap } from '../platform/operator-profile.ts';
import { listSettings } from '../platform/setting-queries.ts';
import { COPY_KEPT } from '../safety/index.ts';
import { RETENTION_DAYS } from './messages.ts';

export async function readOperatorFacts(context: Context): Promise<OperatorFacts> {
  const stored = settingsMap(await listSettings(context.db, {}));
  const { minAge, maxAge, consentAge } = context.config;
  const { contactEmail, operatorName, operatorAddress, onDutyNote } = operatorProfileFrom(context.config, stored);
  return {
    contactEmail,
    operatorName,
    operatorAddress,
    onDutyNote,
    minAge,
    maxAge,
    consentAge,
    contactDays: RETENTION_DAYS,
    sessionIdleHours: retained.sessionIdle / HOUR,
    sessionDays: retained.session / DAY,
    ownCodeMinutes: retained.ownCode / MINUTE,
    parentCodeHours: retained.parentCode / HOUR,
    signUpHours: retained.signUp / HOUR,
    signUpPathHours: retained.signUpPath / HOUR,
    resetMinutes: retained.resetLink / MINUTE,
    wrongPasswordMinutes: retained.loginDelays / MINUTE,
    codeMailHours: retained.codeMails / HOUR,
    caseCopyDays: COPY_KEPT / DAY,
    answerDays: answerDaysFrom(stored),
    undoDays: retained.leaving / DAY,
    proofYears: RECORD_RETENTION_YEARS,
  };
}
