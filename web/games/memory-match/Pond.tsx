import type { CSSProperties, ReactNode } from 'react';
import type { MemoryView } from '#contract/games/memory-match.ts';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/index.ts';

interface PondProps {
  view: MemoryView;
  /** What the last card showed. */
  said: string | undefined;
}

/** Pip crosses the pond, one lily pad per pair. */
export function Pond({ view: { found, pairs, timeLimit, flips }, said }: PondProps): ReactNode {
  const reached = found[0] ?? 0;
  const start = t(timeLimit === null ? 'games.memory.firstUntimed' : 'games.memory.first');
  return (
    <div className="games-pond">
      <div aria-hidden="true" className="games-pond-water" style={{ '--pads': pairs } as CSSProperties}>
        {Array.from({ length: pairs + 1 }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pad is its place
          <span key={nth} className="games-pad" data-reached={nth <= reached || undefined} />
        ))}
        <span className="games-pond-pip" style={{ insetInlineStart: `${(100 * reached) / pairs}%` }}>
          <span key={reached} className="games-pond-hop">
            <Pip size={44} mood={reached === pairs ? 'cheering' : 'happy'} />
          </span>
        </span>
      </div>
      <p className="games-saying min-h-13">{said ?? (flips === 0 ? start : '')}</p>
    </div>
  );
}
