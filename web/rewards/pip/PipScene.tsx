import type { ReactNode } from 'react';

interface PipSceneProps {
  /** What the frog says. */
  says: string;
  children: ReactNode;
}

/** A corner of the pond, by day or in moonlight, with the frog in the middle of the water. */
export function PipScene({ says, children }: PipSceneProps): ReactNode {
  return (
    <div className="rewards-pip-scene">
      <Backdrop />
      <p role="status" className="rewards-pip-bubble">
        <span key={says} className="animate-fade">
          {says}
        </span>
      </p>
      <div className="rewards-pip-stage">{children}</div>
    </div>
  );
}

function Backdrop(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 520"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      className="rewards-pip-backdrop"
    >
      <g className="rewards-pip-sun">
        <circle cx="388" cy="128" r="78" opacity=".22" />
        <circle cx="388" cy="128" r="58" opacity=".4" />
        <circle cx="388" cy="128" r="40" />
      </g>
      <g className="rewards-pip-clouds">
        <path d="M34 168a20 20 0 0 1 38-10 17 17 0 0 1 26 14 13 13 0 0 1-3 25H36a15 15 0 0 1-2-29Z" />
        <path d="M392 236a16 16 0 0 1 30-8 14 14 0 0 1 21 11 11 11 0 0 1-3 20h-46a12 12 0 0 1-2-23Z" />
      </g>
      <path className="rewards-pip-shore-far" d="M0 338C74 262 148 270 214 314C284 254 380 246 480 316V400H0Z" />
      <path className="rewards-pip-shore-near" d="M0 362C96 316 170 330 246 350C330 322 410 322 480 344V410H0Z" />
      <g fill="#6fc392">
        <path d="M62 330v-34M58 312l-10-8M404 326v-32" stroke="#8a6038" strokeWidth="7" />
        <path d="M62 306a22 22 0 1 1 4-43 18 18 0 0 1 12 34 16 16 0 0 1-16 9ZM404 300a20 20 0 1 1 4-39 16 16 0 0 1 11 31 14 14 0 0 1-15 8Z" />
      </g>
      <path className="rewards-pip-water" d="M0 372Q120 362 240 370T480 366V520H0Z" />
      <path className="rewards-pip-water-low" d="M0 448Q130 436 240 446T480 440V520H0Z" />
      <path className="rewards-pip-waves" d="M36 398h52M392 404h58M60 486h44M372 492h62M300 388h30" />
      <g className="rewards-pip-ripples">
        <ellipse cx="240" cy="466" rx="206" ry="34" />
        <ellipse cx="240" cy="466" rx="172" ry="26" />
      </g>
      <g stroke="#2f9f69" strokeWidth="7">
        <path d="M18 520C24 470 18 430 26 388M40 520C40 486 50 460 50 428M462 520C456 476 464 440 456 396M438 520C440 490 430 468 432 446" />
        <path stroke="#8a6038" strokeWidth="12" d="M26 392v-26M50 430v-20M456 398v-26M432 448v-18" />
      </g>
      <g className="rewards-pip-dragonfly">
        <path
          d="M58 236C48 216 58 202 66 208C72 214 68 228 64 238ZM72 238C76 218 90 212 94 220C96 228 84 236 76 240Z"
          fill="#d9efff"
          stroke="#8cc7ee"
          strokeWidth="2"
        />
        <path d="M46 246L96 240" className="rewards-pip-tail" />
        <circle cx="100" cy="239" r="7" className="rewards-pip-head" />
      </g>
      <path
        className="rewards-pip-stars"
        d="M120 96l3.500 9.500 9.500 3.500-9.500 3.500-3.500 9.500-3.500-9.500-9.500-3.500 9.500-3.500ZM66 60l2.500 6.500 6.500 2.500-6.500 2.500-2.500 6.500-2.500-6.500-6.500-2.500 6.500-2.500ZM440 300l2.500 6.500 6.500 2.500-6.500 2.500-2.500 6.500-2.500-6.500-6.500-2.500 6.500-2.500Z"
      />
    </svg>
  );
}
