import { nothingPersonal, type Room } from '../platform/room.ts';

export const points: Room = { name: 'points', personal: nothingPersonal };
