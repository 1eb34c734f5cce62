/** What follows for words that were not published. */
export { openStaffOnlyCase } from './staff-only-cases.ts';
export { recordStop } from './stops/stops.ts';
