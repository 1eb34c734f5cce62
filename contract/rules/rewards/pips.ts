import { createRandom, pick } from '../random.ts';

/**
 * A child's own frog is a record of names. What the frog is by nature (coat, pattern, eyes, cheeks, mouth) is free for ever; what
 * it wears is free, costs points or comes with a level. A name stays for good, for it is stored and part of addresses: names
 * are only ever added.
 */
export const pipParts = {
  coat: ['leaf', 'teal', 'sky', 'grape', 'lotus', 'berry', 'ember', 'sun', 'moss', 'cocoa', 'cloud', 'night'],
  pattern: ['plain', 'spots', 'stripes', 'patch', 'freckles', 'stars', 'half', 'mask', 'hearts'],
  eyes: ['round', 'shiny', 'honey', 'sea', 'happy', 'wink', 'sleepy'],
  cheeks: ['rosy', 'peach', 'hearts', 'stars', 'swirl', 'none'],
  mouth: ['smile', 'laugh', 'tongue', 'oh', 'tooth'],
} as const;

export type PipPart = keyof typeof pipParts;
export type PipChoice<Part extends PipPart> = (typeof pipParts)[Part][number];
export type PipCoat = PipChoice<'coat'>;

/** Where something is worn; `scarf` is everything round the neck and on the back. */
export const pipSlots = ['hat', 'glasses', 'scarf', 'held'] as const;
export type PipSlot = (typeof pipSlots)[number];

/** By slot: id, name, cost in points, and the level that gives it to a child instead of a price. */
const wardrobe = {
  hat: [
    ['blossom', 'Blossom', 0],
    ['lily-leaf', 'Lily leaf', 0],
    ['party-hat', 'Party hat', 0],
    ['beanie', 'Beanie', 60],
    ['bandana', 'Bandana', 60],
    ['cap', 'Cap', 80],
    ['bobble-hat', 'Bobble hat', 80],
    ['bucket-hat', 'Bucket hat', 100],
    ['beret', 'Beret', 100],
    ['bee-feelers', 'Bee feelers', 100],
    ['straw-hat', 'Straw hat', 120],
    ['big-bow', 'Big bow', 120],
    ['earmuffs', 'Earmuffs', 120],
    ['rain-hat', 'Rain hat', 120],
    ['nightcap', 'Nightcap', 120],
    ['acorn-cap', 'Acorn cap', 140],
    ['cat-ears', 'Cat ears', 140],
    ['bunny-ears', 'Bunny ears', 140],
    ['strawberry', 'Strawberry', 140],
    ['toadstool', 'Toadstool', 160],
    ['palm-leaf-hat', 'Palm-leaf hat', 160],
    ['chef-hat', 'Chef’s hat', 160],
    ['headphones', 'Music', 180],
    ['chullo', 'Chullo', 180],
    ['ushanka', 'Ushanka', 180],
    ['flower-wreath', 'Flower wreath', 180],
    ['skate-helmet', 'Skate helmet', 180],
    ['top-hat', 'Top hat', 200],
    ['gele', 'Gele', 200],
    ['cowboy-hat', 'Cowboy hat', 200],
    ['pineapple', 'Pineapple', 220],
    ['snail', 'Snail friend', 220],
    ['propeller', 'Spinner', 240],
    ['captain', 'Captain', 240],
    ['detective', 'Detective', 240],
    ['duckling', 'Duckling friend', 260],
    ['pilot-cap', 'Pilot', 300],
    ['fire-helmet', 'Firefighter', 300],
    ['unicorn-horn', 'Unicorn horn', 320],
    ['dino-hood', 'Dino hood', 340],
    ['wizard-hat', 'Wizard', 360],
    ['star-tiara', 'Star tiara', 420],
    ['rainbow-cloud', 'Rainbow cloud', 480],
    ['space-helmet', 'Space helmet', 600],
    ['scholar-cap', 'Scholar’s cap', 0, 10],
    ['laurel', 'Laurel', 0, 15],
    ['crown', 'Crown', 0, 20],
  ],
  glasses: [
    ['round-glasses', 'Round glasses', 0],
    ['square-glasses', 'Square glasses', 0],
    ['star-patch', 'Star patch', 60],
    ['reading-glasses', 'Half-moons', 80],
    ['swim-goggles', 'Swim goggles', 100],
    ['sunglasses', 'Sunglasses', 120],
    ['cat-eye-glasses', 'Cat-eye glasses', 120],
    ['film-glasses', '3D glasses', 140],
    ['monocle', 'Monocle', 140],
    ['star-shades', 'Star shades', 160],
    ['heart-shades', 'Heart shades', 160],
    ['flower-glasses', 'Flower glasses', 160],
    ['disguise', 'Disguise', 180],
    ['snorkel', 'Snorkel', 200],
    ['aviators', 'Aviators', 200],
    ['rainbow-shades', 'Rainbow shades', 220],
    ['ski-goggles', 'Ski goggles', 240],
    ['pixel-shades', 'Pixel shades', 260],
    ['space-visor', 'Space visor', 360],
  ],
  scarf: [
    ['sunny-scarf', 'Sunny scarf', 0],
    ['leaf-collar', 'Leaf collar', 0],
    ['berry-scarf', 'Berry scarf', 60],
    ['ocean-scarf', 'Ocean scarf', 60],
    ['neckerchief', 'Neckerchief', 80],
    ['bow-tie', 'Bow tie', 80],
    ['tie', 'Tie', 80],
    ['bell', 'Little bell', 100],
    ['whistle', 'Whistle', 100],
    ['shells', 'Shell necklace', 100],
    ['starry-scarf', 'Starry scarf', 120],
    ['pearls', 'Pearls', 140],
    ['flower-garland', 'Flower garland', 140],
    ['star-pendant', 'Star pendant', 140],
    ['tartan-scarf', 'Tartan scarf', 160],
    ['rainbow-scarf', 'Rainbow scarf', 160],
    ['ruff', 'Stage ruff', 160],
    ['kente-scarf', 'Kente scarf', 180],
    ['bead-collar', 'Bead collar', 180],
    ['backpack', 'Backpack', 180],
    ['swim-ring', 'Swim ring', 200],
    ['gold-chain', 'Gold chain', 220],
    ['camera', 'Camera', 240],
    ['cape', 'Hero cape', 300],
    ['dragonfly-wings', 'Dragonfly wings', 420],
    ['medal', 'Medal', 0, 5],
  ],
  held: [
    ['daisy', 'Daisy', 0],
    ['paper-plane', 'Paper plane', 60],
    ['lollipop', 'Lollipop', 60],
    ['pinwheel', 'Pinwheel', 80],
    ['pencil', 'Big pencil', 80],
    ['ice-cream', 'Ice cream', 80],
    ['balloon', 'Balloon', 100],
    ['leaf-umbrella', 'Leaf umbrella', 100],
    ['watermelon', 'Watermelon', 100],
    ['pizza', 'Pizza', 100],
    ['book', 'Book', 120],
    ['paintbrush', 'Paintbrush', 120],
    ['football', 'Football', 120],
    ['basketball', 'Basketball', 120],
    ['bubble-tea', 'Bubble tea', 120],
    ['paper-fan', 'Paper fan', 120],
    ['maracas', 'Maracas', 120],
    ['magnifier', 'Magnifier', 140],
    ['watering-can', 'Watering can', 140],
    ['chess-knight', 'Chess knight', 140],
    ['net', 'Net', 160],
    ['kite', 'Kite', 160],
    ['teddy', 'Teddy', 160],
    ['tennis-racket', 'Tennis racket', 160],
    ['microphone', 'Microphone', 160],
    ['star-wand', 'Star wand', 180],
    ['flask', 'Bubbling flask', 180],
    ['puzzle-cube', 'Puzzle cube', 180],
    ['globe', 'Globe', 180],
    ['skateboard', 'Skateboard', 200],
    ['djembe', 'Djembe', 200],
    ['controller', 'Controller', 200],
    ['trumpet', 'Trumpet', 220],
    ['rocket', 'Rocket', 220],
    ['firefly-jar', 'Firefly jar', 220],
    ['guitar', 'Guitar', 240],
    ['surfboard', 'Surfboard', 260],
    ['telescope', 'Telescope', 260],
    ['lantern', 'Lantern', 280],
    ['trophy', 'Trophy', 0, 12],
  ],
} as const;

type Wardrobe = typeof wardrobe;
export type PipItemId<Slot extends PipSlot = PipSlot> = { [Each in Slot]: Wardrobe[Each][number][0] }[Slot];

export interface PipItem {
  readonly id: PipItemId;
  readonly slot: PipSlot;
  /** As a child reads it. */
  readonly name: string;
  /** In points; 0 for what every frog owns, and for what comes with a level. */
  readonly cost: number;
  /** From this level on a child owns it; it cannot be bought. */
  readonly level?: number;
}

/** Everything to wear, by slot and then by price. */
export const pipItems: readonly PipItem[] = pipSlots.flatMap((slot) =>
  wardrobe[slot].map(([id, name, cost, level]): PipItem => ({ id, slot, name, cost, ...(level && { level }) })),
);

const itemById: ReadonlyMap<string, PipItem> = new Map(pipItems.map((item) => [item.id, item]));

export function findPipItem(id: string): PipItem | undefined {
  return itemById.get(id);
}

/** Whether a child of this level owns it without buying it. */
export function isFreeAtLevel({ cost, level = 0 }: PipItem, childLevel: number): boolean {
  return cost === 0 && childLevel >= level;
}

export type PipLook = { readonly [Part in PipPart]: PipChoice<Part> } & {
  readonly [Slot in PipSlot]: PipItemId<Slot> | 'none';
};

/** In the order of the text that a look is written as. */
const choices = [
  ...Object.entries(pipParts),
  ...pipSlots.map((slot) => [slot, ['none', ...wardrobe[slot].map(([id]) => id)]]),
] as readonly (readonly [key: keyof PipLook, names: readonly string[]])[];

/** As every frog is before a choice: the mascot. */
export const plainLook: PipLook = {
  coat: 'leaf',
  pattern: 'plain',
  eyes: 'round',
  cheeks: 'rosy',
  mouth: 'smile',
  hat: 'none',
  glasses: 'none',
  scarf: 'none',
  held: 'none',
};

/** Whether something from outside is a whole look, and nothing else. */
export function isLook(thing: unknown): thing is PipLook {
  if (typeof thing !== 'object' || thing === null || Object.keys(thing).length !== choices.length) return false;
  return choices.every(([key, names]) => Object.hasOwn(thing, key) && names.includes(Reflect.get(thing, key)));
}

/** What a look has on, from the head down. */
export function wornItems(look: PipLook): PipItem[] {
  return pipSlots.flatMap((slot) => findPipItem(look[slot]) ?? []);
}

/** The names joined by dots, such as `leaf.plain.round.rosy.smile.beanie.none.none.daisy`: the same look is always the same text. */
export function encodeLook(look: PipLook): string {
  return choices.map(([key]) => look[key]).join('.');
}

/** Decodes a text from `encodeLook`; undefined for any other text. */
export function decodeLook(text: string): PipLook | undefined {
  const names = text.split('.', choices.length + 1);
  const look = Object.fromEntries(choices.map(([key], place) => [key, names[place]]));
  return names.length === choices.length && isLook(look) ? look : undefined;
}

/** The same look for the same seed. It wears only what is given: pass what the child owns. */
export function randomLook(seed: string, owned: readonly PipItem[]): PipLook {
  const random = createRandom(seed);
  const parts = Object.entries(pipParts).map(([part, names]) => [part, pick(random, names)]);
  const worn = pipSlots.map((slot) => {
    const ids = owned.filter((item) => item.slot === slot).map(({ id }) => id);
    return [slot, pick(random, [...ids, 'none'])];
  });
  return Object.fromEntries([...parts, ...worn]) as PipLook;
}
