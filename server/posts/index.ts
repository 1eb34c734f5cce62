import { nothingPersonal, type Room } from '../platform/room.ts';

export const posts: Room = { name: 'posts', personal: nothingPersonal };
