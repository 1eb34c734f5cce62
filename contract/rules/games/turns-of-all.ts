/** Shared by games in which everyone acts at the same time. Seats of players who have left don't count. */
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

/** A copy of the list with one item replaced. */
export function replaced<Item>(list: readonly Item[], place: number, item: Item): Item[] {
  return list.map((before, at) => (at === place ? item : before));
}
