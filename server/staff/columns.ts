import type { StaffRole } from '#contract/staff.ts';
import { type Column, text } from '../platform/db/columns.ts';

export const staffRole = text as Column<StaffRole>;
