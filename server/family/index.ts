/** The parents' side: notices, consent, export and erasure. Promise: what a parent is told is true on the day it is sent. */
import { nothingPersonal, type Room } from '../platform/room.ts';

export const family: Room = { name: 'family', personal: nothingPersonal };
