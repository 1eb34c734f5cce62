import { noPersonalData, type PersonalData } from '../platform/module.ts';

/** Of staff, and of no child. */
export const personalData: PersonalData = {
  ...noPersonalData,
  keeps: [
    { row: 'staff', purpose: 'safety', tables: ['second_steps', 'recovery_codes'], keepFor: 'instance' },
    { row: 'staff', purpose: 'safety', tables: ['staff_invites'], keepFor: { job: 'staff.delete-ended-invitations' } },
  ],
};
