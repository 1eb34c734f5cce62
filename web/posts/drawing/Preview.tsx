import type { ReactNode } from 'react';
import { type Drawing, markColor, stamps, stampWidths, toSvgPath, unpack } from '#contract/rules/drawings.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from '#contract/rules/paper.ts';

/** The drawing in small, as it will be. */
export function Preview({ drawing: { paper, marks }, label }: { drawing: Drawing; label: string }): ReactNode {
  return (
    <svg viewBox={`0 0 ${PAPER_WIDTH} ${PAPER_HEIGHT}`} role="img" aria-label={label} className="posts-preview">
      <rect width="100%" height="100%" fill={paper} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {marks.map((mark, at) => {
          const color = markColor(mark, paper);
          const key = `${at}`;
          if (mark.kind === 'stroke')
            return <path key={key} d={toSvgPath(unpack(mark.path) ?? [])} stroke={color} strokeWidth={mark.size} />;
          const place = `translate(${mark.x} ${mark.y}) scale(${stampWidths[mark.size] / 100})`;
          return <path key={key} d={stamps[mark.stamp]} transform={place} fill={color} />;
        })}
      </g>
    </svg>
  );
}
