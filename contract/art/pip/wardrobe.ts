import type { PipItemId } from '../../rules/rewards/pips.ts';
import { hatsForPlay } from './things/hats-for-play.ts';
import { hatsForWeather } from './things/hats-for-weather.ts';
import { hatsForWork } from './things/hats-for-work.ts';
import { hatsFromNature } from './things/hats-from-nature.ts';
import { heldForFun } from './things/held-for-fun.ts';
import { heldForLearning } from './things/held-for-learning.ts';
import { heldForPlay } from './things/held-for-play.ts';
import { necklaces } from './things/necklaces.ts';
import { scarves } from './things/scarves.ts';
import type { Headwear, Held, Neckwear } from './things/thing.ts';

export { glasses } from './things/glasses.ts';

export const hats: Readonly<Record<PipItemId<'hat'>, Headwear>> = {
  ...hatsForPlay,
  ...hatsForWeather,
  ...hatsForWork,
  ...hatsFromNature,
};

export const neckwear: Readonly<Record<PipItemId<'scarf'>, Neckwear>> = { ...scarves, ...necklaces };

export const held: Readonly<Record<PipItemId<'held'>, Held>> = { ...heldForFun, ...heldForLearning, ...heldForPlay };
