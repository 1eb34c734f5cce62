import { integer, pick, shuffled } from '#contract/rules/random.ts';
import { children, type NumberFamily, pairs, puzzle, range } from './puzzle.ts';

const fruits = ['🍎', '🍌', '🍐', '🍊', '🍓', '🍇', '🥝', '🍒'];

/** Sums of pictures. */
export const pictureSums: NumberFamily = {
  name: 'picture sums',
  difficulties: ['easy', 'medium', 'hard'],
  make(difficulty, random) {
    const [one = '', other = '', third = ''] = shuffled(random, fruits);
    const most = { easy: 5, medium: 9, hard: 15 }[difficulty];
    const [a, b, c] = [integer(random, 2, most), integer(random, 1, most), integer(random, 1, most)];
    const isLong = difficulty === 'hard';
    const asked = isLong ? third : other;
    const told = isLong
      ? `${one} + ${one} + ${one} = ${3 * a}. ${one} + ${other} = ${a + b}. ${other} + ${third} = ${b + c}.`
      : difficulty === 'medium'
        ? `${one} + ${one} + ${one} = ${3 * a}. ${one} + ${other} = ${a + b}.`
        : `${one} + ${one} = ${2 * a}. ${one} + ${other} = ${a + b}.`;
    return puzzle<[number, number, number]>({
      question: `${pick(random, ['Each fruit stands for one number.', 'Every fruit hides a number.', 'A fruit salad of numbers!'])} ${told} What is ${asked}?`,
      candidates: pairs(0, 30).flatMap(([x, y]) =>
        (isLong ? range(0, 30) : [0]).map((z): [number, number, number] => [x, y, z]),
      ),
      fits: ([x, y, z]) => x === a && x + y === a + b && (!isLong || y + z === b + c),
      getAnswer: ([, y, z]) => (isLong ? z : y),
      conditions: told,
    });
  },
};

/** What went into the machine? */
export const machine: NumberFamily = {
  name: 'number machine',
  difficulties: ['easy', 'medium', 'hard'],
  make(difficulty, random) {
    const put = integer(random, 2, { easy: 9, medium: 12, hard: 20 }[difficulty]);
    const times = difficulty === 'easy' ? 2 : integer(random, 2, difficulty === 'medium' ? 4 : 9);
    const more = integer(random, 1, { easy: 5, medium: 10, hard: 25 }[difficulty]);
    const work = (number: number) => number * times + more;
    const first = times === 2 ? 'doubles any number' : `makes any number ${times} times as big`;
    return puzzle<number>({
      question: `${pick(random, ['My number machine', 'A clever robot', 'The magic hat'])} ${first}, then adds ${more}. Out comes ${work(put)}. Which number went in?`,
      candidates: range(-100, 400),
      fits: (number) => work(number) === work(put),
      getAnswer: (number) => number,
      conditions: `number x ${times} + ${more} = ${work(put)}`,
    });
  },
};

/** From the front and from the back. */
export const queue: NumberFamily = {
  name: 'a place in line',
  difficulties: ['easy', 'medium'],
  make(difficulty, random) {
    const most = difficulty === 'easy' ? 6 : 15;
    const [before, behind] = [integer(random, 1, most), integer(random, 1, most)];
    const child = pick(random, children);
    const line = pick(random, ['for ice cream', 'for the slide', 'for the bus', 'at the museum', 'for the big swing']);
    const kids = (count: number) => (count === 1 ? '1 child stands' : `${count} children stand`);
    return puzzle<number>({
      question: `${child} waits in line ${line}. ${kids(before)} in front, ${kids(behind)} behind. How many children are in the line?`,
      unit: 'children',
      candidates: range(0, 100),
      fits: (number) => number - before - behind === 1,
      getAnswer: (number) => number,
      conditions: `${before} before, ${behind} behind, and the child`,
    });
  },
};

/** Two facing pages. */
export const facingPages: NumberFamily = {
  name: 'facing pages',
  difficulties: ['medium', 'hard'],
  make(difficulty, random) {
    const left = 2 * integer(random, 4, difficulty === 'medium' ? 24 : 90);
    const asksLeft = random() < 0.5;
    return puzzle<number>({
      question: `A book lies open. Add the numbers of the two pages that you see, and you get ${2 * left + 1}. What number is on the ${asksLeft ? 'lower' : 'higher'} page?`,
      unit: 'page',
      candidates: range(1, 1000),
      fits: (number) => number + number + 1 === 2 * left + 1,
      getAnswer: (number) => (asksLeft ? number : number + 1),
      conditions: `two numbers in a row with the sum ${2 * left + 1}`,
    });
  },
};

/** Everybody shakes hands with everybody. */
export const handshakes: NumberFamily = {
  name: 'handshakes',
  difficulties: ['hard'],
  make(_, random) {
    const count = integer(random, 4, 12);
    const shakes = (number: number) => (number * (number - 1)) / 2;
    const who = pick(random, ['frogs', 'robots', 'pirates', 'penguins', 'knights', 'clowns', 'astronauts', 'bears']);
    return puzzle<number>({
      question: `At a party of ${who}, each shakes hands once with each of the others. That makes ${shakes(count)} handshakes. How many ${who} are there?`,
      unit: who,
      candidates: range(2, 200),
      fits: (number) => shakes(number) === shakes(count),
      getAnswer: (number) => number,
      conditions: `n x (n - 1) / 2 = ${shakes(count)}`,
    });
  },
};

/** Up by day, down by night. */
export const climber: NumberFamily = {
  name: 'the climber',
  difficulties: ['medium', 'hard'],
  make(difficulty, random) {
    const up = integer(random, 3, difficulty === 'medium' ? 5 : 9);
    const down = integer(random, 1, up - 2);
    const days = integer(random, 3, difficulty === 'medium' ? 6 : 12);
    const height = (up - down) * (days - 1) + up;
    const isOut = (day: number) => (up - down) * (day - 1) + up >= height;
    const who = pick(random, ['A snail', 'A frog', 'A beetle', 'A lizard']);
    return puzzle<number>({
      question: `${who} sits at the bottom of a well. The well is ${height} steps deep. By day it climbs ${up} steps, at night it slides down ${down}. On which day does it get out?`,
      unit: 'days',
      candidates: range(1, 200),
      fits: (day) => isOut(day) && !isOut(day - 1),
      getAnswer: (day) => day,
      conditions: `${height} deep; ${up} up by day, ${down} down by night`,
    });
  },
};
