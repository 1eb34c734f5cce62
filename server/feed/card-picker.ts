/** Cards of one kind, or the posts. */
export interface Pile {
  readonly weight: number;
  /** How many cards are left in it. */
  size: number;
  credit: number;
  readonly take: () => number;
}

/**
 * Picks the piles in turn, each as often as its weight says: every turn gives each pile its weight in credit, the richest
 * pays for the turn. The credits begin at random, so that no kind always comes first. An empty pile leaves its turns to the
 * others. Every kind has a colour of its own, and no colour comes three times in a row while it can be helped: not with
 * the posts, and not without those that the gate hides later.
 */
export class Chooser {
  readonly #posts: Pile;
  #full: Pile[];
  #total = 0;
  #left: number;
  /** How often the last pile came in a row; `#cards` leaves the posts out. */
  readonly #row: Row = { of: undefined, length: 0 };
  readonly #cards: Row = { of: undefined, length: 0 };

  constructor(piles: readonly Pile[], posts: Pile, postsOnTop: number) {
    this.#posts = posts;
    for (let post = 0; post < postsOnTop; post += 1) this.#remember(posts);
    this.#left = piles.reduce((sum, { size }) => sum + size, 0);
    this.#full = [];
    this.#keepFull(piles);
  }

  next(): number {
    for (const pile of this.#full) pile.credit += pile.weight;
    const pile = this.#crowded() ?? this.#richest();
    pile.credit -= this.#total;
    const card = pile.take();
    this.#left -= 1;
    if (pile.size === 0) this.#keepFull(this.#full);
    this.#remember(pile);
    return card;
  }

  /** A pile with so many of the last cards that, left for later, three of them would have to follow each other. */
  #crowded(): Pile | undefined {
    return this.#full.find((pile) => {
      const others = this.#left - pile.size;
      return pile.size > 2 * others && pile.size <= 2 * others + 2 && !isTired(this.#row, pile);
    });
  }

  #richest(): Pile {
    const found =
      this.#richestOf((pile) => isTired(this.#row, pile) || isTired(this.#cards, pile)) ??
      this.#richestOf((pile) => isTired(this.#row, pile)) ??
      this.#full[0];
    if (!found) throw new Error('all piles are empty');
    return found;
  }

  #richestOf(isOut: (pile: Pile) => boolean): Pile | undefined {
    let richest: Pile | undefined;
    for (const pile of this.#full)
      if ((richest === undefined || pile.credit > richest.credit) && !isOut(pile)) richest = pile;
    return richest;
  }

  #remember(pile: Pile): void {
    for (const row of pile === this.#posts ? [this.#row] : [this.#row, this.#cards]) {
      row.length = row.of === pile ? row.length + 1 : 1;
      row.of = pile;
    }
  }

  #keepFull(piles: readonly Pile[]): void {
    this.#full = piles.filter(({ size }) => size > 0);
    this.#total = this.#full.reduce((sum, { weight }) => sum + weight, 0);
  }
}

interface Row {
  of: Pile | undefined;
  length: number;
}

function isTired({ of, length }: Row, pile: Pile): boolean {
  return of === pile && length >= 2;
}
