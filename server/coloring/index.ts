/**
 * Coloring pages: pictures of our own to fill with crayons. Promise: a child's coloring is kept, and only they see it
 * until they share it, as a post under the rules of all posts.
 */
import type { Module } from '../platform/module.ts';
import { openPages } from './pages.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export { pageColored } from './events.ts';

export const coloring: Module = { name: 'coloring', personalData, routes, open: openPages };
