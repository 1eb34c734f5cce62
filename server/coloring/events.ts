import { eventKind } from '../platform/events.ts';

/** A child has colored in all of a page. Two saves at the same moment may both tell it. */
export const pageColored = eventKind<{ pageId: string }>('page.colored');
