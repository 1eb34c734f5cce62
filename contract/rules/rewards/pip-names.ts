/** Names that Lilypad offers for a Pip. A child may take one without asking anybody. */
export const pipNames = [
  'Bubbles', 'Hoppy', 'Splash', 'Ripple', 'Puddle', 'Pebble', 'Sprout', 'Clover', 'Minty', 'Pickle', 'Olive',
  'Kiwi', 'Basil', 'Peanut', 'Biscuit', 'Waffles', 'Noodle', 'Dumpling', 'Mango', 'Cocoa', 'Sunny', 'Misty', 'Stormy',
  'Comet', 'Nova', 'Luna', 'Orbit', 'Pixel', 'Turbo', 'Ziggy', 'Jumper', 'Dash', 'Zoom', 'Rocket', 'Captain Hop',
  'Sir Splash', 'Lady Lily', 'Admiral Reed', 'Moss', 'Fern', 'Willow', 'Acorn', 'Juniper', 'Sorrel', 'Bramble',
  'Tango', 'Banjo', 'Melody', 'Echo', 'Whistle', 'Humbug', 'Twig', 'Button', 'Patch', 'Freckles', 'Stripes', 'Marble',
] as const; // biome-ignore format: a list of words

/** Whether Lilypad offers this name, so that it needs no review. */
export function isPipName(name: string): boolean {
  return pipNames.some((one) => one === name);
}
