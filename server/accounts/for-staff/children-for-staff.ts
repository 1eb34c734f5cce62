/** What staff see of children: how many there are, and what one of them may be found by. */
export { countChildren, readChildStats } from './child-stats.ts';
export { findPerson, listActiveChildren, searchChildren } from './staff-view.ts';
