import { expect, test } from 'vitest';
import { leadsToStaff } from './staff-path.ts';

test.each([
  ['/staff', ''],
  ['/staff/second-step', 'next=%2Fmoderation'],
  ['/moderation', 'case=1'],
  ['/admin/people', ''],
  ['/auth', 'next=%2Fmoderation%3Fcase%3D1'],
  ['/auth', 'next=%2Fadmin&tab=sign-up'],
  ['/auth', 'tab=sign-in&next=/staff'],
  ['/reset', 'for=staff'],
])('%s?%s leads to staff', (path, search) => {
  expect(leadsToStaff(path, search)).toBe(true);
});

test.each([
  ['/', ''],
  ['/auth', ''],
  ['/auth', 'next=%2Fprofile'],
  ['/auth', 'next=%2F%2Fevil.example%2Fstaff'],
  ['/administer', ''],
  ['/auth', 'next=%2Fprofile%3Fnext%3D%2Fstaff'],
  ['/user/staff', ''],
  ['/reset', 'for=parent'],
])('%s?%s does not', (path, search) => {
  expect(leadsToStaff(path, search)).toBe(false);
});
