import type { ReactNode } from 'react';
import type { Season } from '#contract/rules/rewards/seasons.ts';
import { flakes, stars } from './places.ts';

/** From the sky down to the water. pond.css sets the colors that change with season and time of day. */
export function Sky(): ReactNode {
  return (
    <>
      <rect width="1440" height="900" fill="url(#pond-sky)" />
      <g className="rewards-pond-stars">
        {stars.map(([x, y, size]) => (
          <circle key={x} cx={x} cy={y} r={size} fill="#fff6cf" />
        ))}
      </g>
      <circle cx="800" cy="190" r="190" fill="url(#pond-halo)" />
      <circle cx="800" cy="190" r="62" className="rewards-pond-sun" />
      <g className="rewards-pond-moon" fill="#d8d0a4">
        <circle cx="778" cy="172" r="13" />
        <circle cx="822" cy="206" r="9" />
        <circle cx="788" cy="222" r="6" />
      </g>
      <g className="rewards-pond-clouds rewards-pond-drift">
        <path d="M470 205a24 24 0 0 1 2-48 36 36 0 0 1 66-10 28 28 0 0 1 44 22 19 19 0 0 1-2 36Z" />
        <path d="M912 262a20 20 0 0 1 2-40 32 32 0 0 1 58-8 24 24 0 0 1 36 18 16 16 0 0 1-2 30Z" />
        <path d="M1150 168a16 16 0 0 1 2-32 26 26 0 0 1 46-7 20 20 0 0 1 30 15 13 13 0 0 1-2 24Z" />
      </g>
    </>
  );
}

export function Hills({ season }: { season: Season }): ReactNode {
  return (
    <g className="rewards-pond-asleep">
      <path
        d="M0 400q180-110 370-20 160-120 360-10 190-110 390 0 170-80 320 0v140H0Z"
        className="rewards-pond-hill-far"
      />
      <path d="M0 450q230-110 470-15 240-80 480 0 250-100 490 5v90H0Z" className="rewards-pond-hill" />
      {season === 'winter' && (
        <path
          d="M120 372q120-40 220 0-60-6-100 10-60-14-120-10ZM480 350q110-42 210 2-60 0-100 14-60-20-110-16ZM860 348q120-44 220 2-60-4-110 12-60-18-110-14Z"
          fill="#fff"
          fillOpacity=".9"
        />
      )}
      {[470, 545, 655, 780, 885, 968].map((x, place) => (
        <Tree key={x} x={x} y={444 + (place % 3) * 8} size={0.7 + (place % 2) * 0.2} isPine={place % 2 === 0} />
      ))}
      {[210, 300, 1130, 1230].map((x, place) => (
        <Tree key={x} x={x} y={440 + place * 3} size={1} isPine={place % 2 === 1} />
      ))}
    </g>
  );
}

function Tree({ x, y, size, isPine }: { x: number; y: number; size: number; isPine: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M0 0v-20" stroke="#7d5a3a" strokeWidth="6" />
      {isPine ? (
        <path d="M0-74 20-38H10L26-12H-26L-10-38H-20Z" className="rewards-pond-pine" />
      ) : (
        <circle cy="-38" r="25" className="rewards-pond-crown" />
      )}
    </g>
  );
}

export function Water({ season }: { season: Season }): ReactNode {
  return (
    <g className="rewards-pond-asleep">
      <rect y="500" width="1440" height="400" fill="url(#pond-water)" />
      <path
        d="M430 530h70M610 520h110M830 528h80M980 555h70M560 665h60M880 645h80M420 745h80M970 780h90M600 885h90M170 640h80M1220 660h90M80 780h100M1280 800h80"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="4"
      />
      {season === 'winter' && (
        <g fill="#eef9ff" stroke="#cfe9f5" strokeWidth="3">
          <path d="M390 520q60-18 130-6 50 8 20 22-60 20-130 8-50-8-20-24ZM930 520q70-18 130 0 30 14-20 24-70 12-120-2-30-10 10-22Z" />
          <path d="M380 690q50-14 84 4 10 14-30 22-50 6-70-8-6-10 16-18ZM1000 690q50-14 94 4 10 16-40 24-50 4-70-10-8-12 16-18Z" />
        </g>
      )}
    </g>
  );
}

/** The two shores move towards the middle on a narrow screen. */
export function LeftShore({ season }: { season: Season }): ReactNode {
  return (
    <g className="rewards-pond-asleep">
      <path d="M-320 470Q180 420 330 480q110 50 60 90-70 50-240 70-240 30-470 34Z" fill="#dcc088" />
      <path d="M-320 462Q180 412 322 472q98 46 50 80-70 46-230 64-240 28-462 30Z" className="rewards-pond-grass" />
      <path d="M-320 470Q80 420 240 452q-160 20-260 90-140 40-300 40Z" className="rewards-pond-grass-light" />
      <Blooms
        season={season}
        at={[
          [190, 560],
          [235, 535],
          [120, 590],
          [300, 520],
          [60, 560],
          [255, 575],
        ]}
      />
    </g>
  );
}

export function RightShore({ season }: { season: Season }): ReactNode {
  return (
    <g className="rewards-pond-asleep">
      <path d="M1760 450Q1290 420 1150 470q-100 40-50 76 70 44 220 60 240 24 440 30Z" fill="#dcc088" />
      <path d="M1760 442Q1290 412 1158 462q-90 38-44 70 70 40 212 54 240 24 434 26Z" className="rewards-pond-grass" />
      <path d="M1760 450Q1400 420 1240 444q120 20 240 80 140 30 280 30Z" className="rewards-pond-grass-light" />
      <Blooms
        season={season}
        at={[
          [1200, 500],
          [1250, 540],
          [1310, 520],
          [1360, 570],
          [1180, 535],
        ]}
      />
    </g>
  );
}

/** Flowers in spring and summer, fallen leaves in autumn, small heaps of snow in winter. */
function Blooms({ season, at }: { season: Season; at: readonly (readonly [number, number])[] }): ReactNode {
  return at.map(([x, y], place) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      {season === 'winter' ? (
        <path d="M-26 4q8-16 26-14t26 14Z" fill="#fff" />
      ) : season === 'autumn' ? (
        <path
          d="M-12 2q10-16 24-4-10 16-24 4Z"
          fill={['#e0662b', '#f0a52e', '#c2451f'][place % 3]}
          transform={`rotate(${place * 40})`}
        />
      ) : (
        <>
          <path d="M0 22V6" stroke="#3f8a3a" strokeWidth="4" />
          <path
            d="M0-11a7 7 0 0 1 7 7 7 7 0 1 1-4 12 7 7 0 0 1-6 0 7 7 0 1 1-4-12 7 7 0 0 1 7-7Z"
            fill={['#fff', '#f7b4cf', '#d5c2fb'][place % 3]}
          />
          <circle r="4.5" fill="#ffc93c" />
        </>
      )}
    </g>
  ));
}

/** Snow, petals or leaves in the air. They don't move for someone who prefers reduced motion. */
export function Weather({ season }: { season: Season }): ReactNode {
  if (season === 'summer') return null;
  return (
    <g className="rewards-pond-falling">
      {flakes.map(([x, y, size], place) =>
        season === 'winter' ? (
          <circle key={x} cx={x} cy={y} r={size} fill="#fff" fillOpacity=".9" />
        ) : (
          <path
            key={x}
            d="M-10 1q9-13 20-3-9 13-20 3Z"
            fill={season === 'spring' ? '#f9bcd4' : (['#e0662b', '#f0a52e', '#c2451f'][place % 3] as string)}
            transform={`translate(${x} ${y})rotate(${place * 50})scale(${size / 5})`}
          />
        ),
      )}
    </g>
  );
}
