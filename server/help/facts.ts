import type { OperatorFacts } from '#contract/help.ts';
import { kept } from '../accounts/index.ts';
import { RECORD_RETENTION_YEARS } from '../family/index.ts';
import { DAY, HOUR, MINUTE } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { readOperatorProfile } from '../platform/operator-profile.ts';
import { COPY_KEPT } from '../safety/index.ts';
import { KEPT_DAYS } from './messages.ts';

export async function readHouseFacts(context: Context): Promise<OperatorFacts> {
  const { minAge, maxAge, consentAge } = context.config;
  const { contactEmail, operatorName, operatorAddress, onDutyNote } = await readOperatorProfile(context);
  return {
    contactEmail,
    operatorName,
    operatorAddress,
    onDutyNote,
    minAge,
    maxAge,
    consentAge,
    contactDays: KEPT_DAYS,
    sessionIdleHours: kept.sessionIdle / HOUR,
    sessionDays: kept.session / DAY,
    ownCodeMinutes: kept.ownCode / MINUTE,
    parentCodeHours: kept.parentCode / HOUR,
    signUpHours: kept.signUp / HOUR,
    signUpPathHours: kept.signUpPath / HOUR,
    resetMinutes: kept.resetLink / MINUTE,
    wrongPasswordMinutes: kept.loginDelays / MINUTE,
    codeMailHours: kept.codeMails / HOUR,
    judgedDays: COPY_KEPT / DAY,
    undoDays: kept.leaving / DAY,
    proofYears: RECORD_RETENTION_YEARS,
  };
}
