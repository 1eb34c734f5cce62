import { nothingPersonal, type Room } from '../platform/room.ts';

export const feed: Room = { name: 'feed', personal: nothingPersonal };
