/** What follows for words that were not published. */
export { openStaffOnlyCase } from './staff-only-cases.ts';
export { noteStop } from './stops/stops.ts';
