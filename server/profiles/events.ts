import { eventKind } from '../platform/events.ts';

/** A child has chosen whether buddies see when they are online. */
export const presenceChosen = eventKind<{ isShown: boolean }>('profile.presence_chosen');
