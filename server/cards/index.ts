import { nothingPersonal, type Room } from '../platform/room.ts';

export const cards: Room = { name: 'cards', personal: nothingPersonal };
