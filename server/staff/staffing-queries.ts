import { bool } from '../platform/db/columns.ts';
import { one } from '../platform/db/statement.ts';
import { enoughStaff } from './enough-staff.ts';

export const readStaffing = one({}, { isEnough: bool }, `select ${enoughStaff} as "isEnough"`);

export const readAnyStaff = one({}, { isAny: bool }, `select exists (select from staff_members) as "isAny"`);
