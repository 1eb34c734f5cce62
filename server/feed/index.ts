/**
 * The feed mixes cards of all kinds and buddies' posts into the pages that a child scrolls through. A deck never repeats
 * itself, comes to an end, and shows nothing that the gate hides.
 */
import { type Module, noPersonalData } from '../platform/module.ts';
import { openCache } from './cache.ts';
import { routes } from './routes.ts';

/** No personal data: the cards module stores what a child has seen, and a deck is encoded in its token. */
export const feed: Module = { name: 'feed', personalData: noPersonalData, routes, open: openCache };
