/** What is the same in games in which all players do the same at the same time. Seats of players who have left do not count. */
export interface Everybody {
  readonly players: number;
  readonly gone: readonly number[];
}

export function listSeats({ players }: Pick<Everybody, 'players'>): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

export function isEverybody(state: Everybody, hasDone: (seat: number) => boolean): boolean {
  return listSeats(state).every((seat) => state.gone.includes(seat) || hasDone(seat));
}

export function withoutSeat<State extends Everybody>(state: State, seat: number): State {
  return state.gone.includes(seat) ? state : { ...state, gone: [...state.gone, seat] };
}

/** A list with another value at one place. */
export function replaced<Item>(list: readonly Item[], place: number, item: Item): Item[] {
  return list.map((before, at) => (at === place ? item : before));
}
