/**
 * Members of staff: invitations, roles, the second factor and its recovery codes. Nobody signs in as staff with a password
 * alone, and there is always at least one admin.
 */
import type { Module } from '../platform/module.ts';
import { jobs } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export { enoughStaff } from './enough-staff.ts';
export { inviteStaff } from './invitations.ts';
export { resetSecondStep } from './second-step.ts';
export { hasStaff, isTypedChatOpen } from './staffing.ts';

export const staff: Module = { name: 'staff', personalData, routes, jobs };
