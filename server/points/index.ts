/**
 * Points count what a child has earned: the ledger, the total, the level. Nothing is paid twice. A level never falls, and is celebrated
 * exactly once.
 */
import type { Module } from '../platform/module.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { countPoints } from './week-queries.ts';

export { type Award, award, awardEach, awardsFor, awardUpTo, type Earned, nothingEarned } from './award.ts';

export {
  awardSql,
  entriesSql,
  ledgerTotal,
  levelsReachedBy,
  pointTotal,
  riddlesSolved,
  wasAwarded,
} from './conditions.ts';
export { type LockedPurse, lockPurse } from './purse.ts';
export { type Difference, listPointDifferences, repairPoints } from './verify/verify.ts';
export { forgetWeeksBefore, weekPoints } from './weeks.ts';

export const points: Module = {
  name: 'points',
  personalData,
  routes,
  weekFigures: async (db, spans) => (await countPoints(db, spans)).map((row) => ({ ...row, figure: 'pointsEarned' })),
};
