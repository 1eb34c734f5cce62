import type { ReactNode } from 'react';
import type { Landmark, Living } from '#contract/rules/rewards/pond.ts';
import type { Season } from '#contract/rules/rewards/seasons.ts';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { Hills, LeftShore, RightShore, Sky, Water, Weather } from './Land.tsx';
import { Boat, Bridge, Mushroom, Reeds, Willow } from './Landmarks.tsx';
import * as places from './places.ts';
import { Dragonfly, Fish, Flower, Lantern, WaterLantern } from './Things.tsx';

interface PondSceneProps {
  season: Season;
  living: Living;
  landmarks: readonly Landmark[];
  /** Replaces the mascot in the middle, 280 px wide. */
  frog?: ReactNode;
}

/** Hidden from screen readers, because the text beside it says the same. */
export function PondScene({ season, living, landmarks, frog }: PondSceneProps): ReactNode {
  const has = (landmark: Landmark): boolean => landmarks.includes(landmark);
  return (
    <svg
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx(
        'rewards-pond-scene',
        season === 'spring' && 'rewards-pond-spring',
        season === 'autumn' && 'rewards-pond-autumn',
        season === 'winter' && 'rewards-pond-winter',
      )}
    >
      <Gradients />
      <Sky />
      <Hills season={season} />
      <Water season={season} />
      <g className="rewards-pond-left">
        <LeftShore season={season} />
        {has('mushroom') && (
          <g className="rewards-pond-asleep" transform="translate(150 430)">
            <Mushroom />
          </g>
        )}
      </g>
      <g className="rewards-pond-right">
        {has('bridge') && (
          <g className="rewards-pond-asleep" transform="translate(1060 500)">
            <Bridge />
          </g>
        )}
        <RightShore season={season} />
        {has('willow') && (
          <g className="rewards-pond-asleep" transform="translate(1270 520)">
            <Willow />
          </g>
        )}
      </g>
      {has('boat') && (
        <g className="rewards-pond-asleep rewards-pond-boat">
          <g transform="translate(470 532)scale(.62)">
            <Boat />
          </g>
        </g>
      )}
      <Growing living={living} />
      <g transform="translate(580 455)">
        <ellipse cx="140" cy="236" rx="205" ry="36" stroke="#fff" strokeOpacity=".45" strokeWidth="4" />
        <ellipse cx="140" cy="236" rx="255" ry="50" stroke="#fff" strokeOpacity=".25" strokeWidth="4" />
        {frog ?? <Pip size={280} mood="happy" />}
      </g>
      {has('reeds') && <BothReeds />}
      <Weather season={season} />
    </svg>
  );
}

function BothReeds(): ReactNode {
  return (
    <g className="rewards-pond-asleep">
      <g className="rewards-pond-reeds-left" transform="translate(70 850)">
        <Reeds />
      </g>
      <g className="rewards-pond-reeds-right" transform="translate(1370 850)scale(-1 1)">
        <Reeds />
      </g>
    </g>
  );
}

/** Things beyond the available places are only counted in the text. */
function Growing({ living: { flowers, lanterns, fish, dragonflies } }: Pick<PondSceneProps, 'living'>): ReactNode {
  const hung = Math.min(lanterns, places.lanternPlaces.length);
  return (
    <>
      <g className="rewards-pond-dim">
        <Placed at={places.fishPlaces.slice(0, fish)} of={Fish} drifts />
        <Placed at={places.flowerPlaces.slice(0, flowers)} of={Flower} floats />
      </g>
      <Placed at={places.waterLanternPlaces.slice(0, lanterns - hung)} of={WaterLantern} floats />
      {hung > 0 && (
        <>
          <g className="rewards-pond-asleep">
            <path d="M352 560V270M1088 540V270" stroke="#7a4a1d" strokeWidth="11" />
            <path d={places.stringOfLanterns} stroke="#7a4a1d" strokeWidth="4" />
          </g>
          <circle cx="352" cy="266" r="9" fill="#ffc93c" />
          <circle cx="1088" cy="266" r="9" fill="#ffc93c" />
        </>
      )}
      <Placed at={places.lanternPlaces.slice(0, hung)} of={Lantern} />
      <Placed at={places.dragonflyPlaces.slice(0, dragonflies)} of={Dragonfly} drifts />
    </>
  );
}

interface PlacedProps {
  at: readonly (readonly [number, number, number])[];
  of: (props: { look: number }) => ReactNode;
  /** Bobs up and down on the water, or swims to and fro. */
  floats?: boolean;
  drifts?: boolean;
}

function Placed({ at, of: Thing, floats, drifts }: PlacedProps): ReactNode {
  return at.map(([x, y, size], place) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})scale(${size} ${Math.abs(size)})`}>
      <g
        className={cx(floats && 'rewards-pond-float', drifts && 'rewards-pond-drift')}
        style={{ animationDelay: `${(-place * 1.7) % 7}s` }}
      >
        <Thing look={place} />
      </g>
    </g>
  ));
}

function Gradients(): ReactNode {
  return (
    <defs>
      <linearGradient id="pond-sky" x1="0" x2="0" y1="0" y2="1">
        <stop className="rewards-pond-sky-top" />
        <stop offset=".6" className="rewards-pond-sky-low" />
      </linearGradient>
      <linearGradient id="pond-water" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#a5e4ee" />
        <stop offset=".5" stopColor="#66bfd8" />
        <stop offset="1" stopColor="#2f8fb8" />
      </linearGradient>
      <radialGradient id="pond-halo">
        <stop className="rewards-pond-sun-stop" stopOpacity=".75" />
        <stop offset="1" className="rewards-pond-sun-stop" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
