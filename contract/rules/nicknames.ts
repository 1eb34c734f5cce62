/** A nickname is a kind word and something that lives or grows around a pond or in a story. */
const first = [
  'Brave', 'Happy', 'Sunny', 'Clever', 'Gentle', 'Jolly', 'Merry', 'Quick', 'Calm', 'Curious', 'Bouncy', 'Bubbly',
  'Cheerful', 'Cozy', 'Daring', 'Dreamy', 'Eager', 'Fluffy', 'Friendly', 'Giggly', 'Glad', 'Golden', 'Graceful', 'Helpful',
  'Honest', 'Hopeful', 'Jazzy', 'Joyful', 'Kind', 'Lively', 'Lucky', 'Magic', 'Mellow', 'Mighty', 'Misty', 'Musical',
  'Nimble', 'Noble', 'Patient', 'Peaceful', 'Playful', 'Plucky', 'Polite', 'Proud', 'Quiet', 'Rainy', 'Shiny', 'Silver',
  'Smiling', 'Snowy', 'Sparkly', 'Speedy', 'Starry', 'Steady', 'Super', 'Swift', 'Thoughtful', 'Tidy', 'Twinkly', 'Velvet',
  'Wandering', 'Warm', 'Wise', 'Zippy',
] as const; // biome-ignore format: a list of words

const second = [
  'Otter', 'Frog', 'Fox', 'Heron', 'Newt', 'Beaver', 'Turtle', 'Panda', 'Koala', 'Badger', 'Dragonfly', 'Duckling',
  'Swan', 'Hedgehog', 'Rabbit', 'Squirrel', 'Kitten', 'Puppy', 'Pony', 'Dolphin', 'Penguin', 'Puffin', 'Seal', 'Starfish',
  'Seahorse', 'Octopus', 'Whale', 'Owl', 'Swallow', 'Sparrow', 'Kingfisher', 'Parrot', 'Toucan', 'Flamingo', 'Lion', 'Tiger',
  'Leopard', 'Giraffe', 'Zebra', 'Elephant', 'Llama', 'Alpaca', 'Kangaroo', 'Wombat', 'Lemur', 'Gecko', 'Tadpole', 'Snail',
  'Ladybird', 'Butterfly', 'Firefly', 'Bumblebee', 'Cricket', 'Acorn', 'Pebble', 'Bulrush', 'Clover', 'Bluebell', 'Comet', 'Rainbow',
  'Moonbeam', 'Dragon', 'Unicorn', 'Phoenix', 'Wizard', 'Explorer',
] as const; // biome-ignore format: a list of words

export const NICKNAMES_OFFERED = 3;

export const nicknameWords = { first, second };

/** Whether Lilypad offers this name, so that it needs no review. */
export function isNickname(name: string): boolean {
  const [one, other, ...more] = name.split(' ');
  return more.length === 0 && isListed(first, one) && isListed(second, other);
}

/** Different nicknames that reveal nothing about the child. `below(n)` returns a random integer from 0 to n - 1. */
export function suggestNicknames(
  below: (limit: number) => number,
  tells: (name: string) => boolean = () => false,
): string[] {
  const drawn = new Set<string>();
  for (let tries = 0; tries < 60 && drawn.size < NICKNAMES_OFFERED; tries += 1) {
    const name = `${first[below(first.length)] ?? first[0]} ${second[below(second.length)] ?? second[0]}`;
    if (!tells(name)) drawn.add(name);
  }
  return [...drawn];
}

function isListed(words: readonly string[], word: string | undefined): boolean {
  return word !== undefined && words.includes(word);
}
