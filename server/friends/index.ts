import { nothingPersonal, type Room } from '../platform/room.ts';

export const friends: Room = { name: 'friends', personal: nothingPersonal };
