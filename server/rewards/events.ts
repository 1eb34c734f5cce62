import { eventKind } from '../platform/events.ts';

/** The account has left a wave at a buddy's pond. */
export const waved = eventKind<{ waveId: string }>('pond.waved');
