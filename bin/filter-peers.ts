export interface PeerFilter {
  readonly name: string;
  readonly flags: (text: string) => boolean;
}

const peerFactories: readonly (readonly [name: string, make: () => Promise<(text: string) => boolean>])[] = [
  ['obscenity', obscenity],
  ['leo-profanity', leo],
  ['bad-words', badWords],
  ['@2toad/profanity', toad],
];

/** The best of the npm libraries for the same job; those that are not installed are left out, and said so. */
export async function openPeers(): Promise<PeerFilter[]> {
  const peers: PeerFilter[] = [];
  for (const [name, make] of peerFactories) {
    try {
      peers.push({ name, flags: await make() });
    } catch {
      console.log(`${name} is not installed and is left out.`);
    }
  }
  return peers;
}

async function obscenity() {
  const { englishDataset, englishRecommendedTransformers, RegExpMatcher } = await import('obscenity');
  const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  return (text: string) => matcher.hasMatch(text);
}

async function leo() {
  const { default: filter } = await import('leo-profanity');
  return (text: string) => filter.check(text);
}

async function badWords() {
  const { Filter } = await import('bad-words');
  const filter = new Filter();
  return (text: string) => filter.isProfane(text);
}

async function toad() {
  const { Profanity, ProfanityOptions } = await import('@2toad/profanity');
  const options = new ProfanityOptions();
  options.wholeWord = false;
  const filter = new Profanity(options);
  return (text: string) => filter.exists(text);
}
