/**
 * Mixes cards of all kinds and buddies' posts into the pages that a child scrolls through. Promise: a deck never repeats
 * itself, comes to an end, and shows nothing that the gate hides.
 */
import { type Module, noPersonalData } from '../platform/module.ts';
import { openMemory } from './cache.ts';
import { routes } from './routes.ts';

/** What a child has seen is kept by the room of the cards; decks live in tokens. */
export const feed: Module = { name: 'feed', personalData: noPersonalData, routes, open: openMemory };
