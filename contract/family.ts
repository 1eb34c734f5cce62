/** Endpoints for parents, their children and staff. Each area has a file in the folder `family`. */
export * from './family/by-staff.ts';
export * from './family/controls.ts';
export * from './family/copies.ts';
export * from './family/correction.ts';
export * from './family/data-desk.ts';
export * from './family/deletion.ts';
export * from './family/form-review.ts';
export * from './family/forms.ts';
export * from './family/grown-ups.ts';
export * from './family/links.ts';
export * from './family/own-address.ts';
export * from './family/own-consent.ts';
export * from './family/parent-sessions.ts';
export * from './family/payments.ts';
export * from './family/records.ts';
export * from './family/reports.ts';
export type { ConsentOutcome } from './family/shapes.ts';
