/** What staff see of children: their number, and how to find one of them. */
export { countChildren, readChildStats } from './child-stats.ts';
export { findPerson, listActiveChildren, listChildren, searchChildren } from './staff-view.ts';
