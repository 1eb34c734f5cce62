/** Cards of one kind, or the posts. */
export interface Pile {
  readonly weight: number;
  /** How many cards are left in it. */
  size: number;
  credit: number;
  readonly take: () => number;
}

/**
 * Weighted round robin: in every turn each pile earns its weight in credit, and the pile with the most credit is picked and pays. The
 * credits start at random, so that no kind always comes first. An empty pile leaves its turns to the others.
 *
 * Every kind has its own color, and no color comes three times in a row if that can be avoided, neither among all cards nor among
 * those that are left when posts are hidden.
 */
export class CardPicker {
  readonly #posts: Pile;
  #piles: Pile[];
  #totalWeight = 0;
  #left: number;
  /** How many times in a row the last pile was picked. */
  readonly #run: Run = { of: undefined, length: 0 };
  /** The same without the posts. */
  readonly #cardRun: Run = { of: undefined, length: 0 };

  constructor(piles: readonly Pile[], posts: Pile, postsOnTop: number) {
    this.#posts = posts;
    for (let post = 0; post < postsOnTop; post += 1) this.#countRun(posts);
    this.#left = piles.reduce((sum, { size }) => sum + size, 0);
    this.#piles = [];
    this.#dropEmpty(piles);
  }

  next(): number {
    for (const pile of this.#piles) pile.credit += pile.weight;
    const pile = this.#overfull() ?? this.#richest();
    pile.credit -= this.#totalWeight;
    const card = pile.take();
    this.#left -= 1;
    if (pile.size === 0) this.#dropEmpty(this.#piles);
    this.#countRun(pile);
    return card;
  }

  /** A pile that must be picked now: it has so many of the last cards that three would follow each other later. */
  #overfull(): Pile | undefined {
    return this.#piles.find((pile) => {
      const others = this.#left - pile.size;
      return pile.size > 2 * others && pile.size <= 2 * others + 2 && !cameTwice(this.#run, pile);
    });
  }

  #richest(): Pile {
    const found =
      this.#richestBut((pile) => cameTwice(this.#run, pile) || cameTwice(this.#cardRun, pile)) ??
      this.#richestBut((pile) => cameTwice(this.#run, pile)) ??
      this.#piles[0];
    if (!found) throw new Error('all piles are empty');
    return found;
  }

  #richestBut(isOut: (pile: Pile) => boolean): Pile | undefined {
    let richest: Pile | undefined;
    for (const pile of this.#piles)
      if ((richest === undefined || pile.credit > richest.credit) && !isOut(pile)) richest = pile;
    return richest;
  }

  #countRun(pile: Pile): void {
    for (const run of pile === this.#posts ? [this.#run] : [this.#run, this.#cardRun]) {
      run.length = run.of === pile ? run.length + 1 : 1;
      run.of = pile;
    }
  }

  #dropEmpty(piles: readonly Pile[]): void {
    this.#piles = piles.filter(({ size }) => size > 0);
    this.#totalWeight = this.#piles.reduce((sum, { weight }) => sum + weight, 0);
  }
}

interface Run {
  of: Pile | undefined;
  length: number;
}

function cameTwice({ of, length }: Run, pile: Pile): boolean {
  return of === pile && length >= 2;
}
