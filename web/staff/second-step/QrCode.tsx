import { encodeQR } from 'qr';
import type { ReactNode } from 'react';

const BORDER = 4;

/** Dark on light at night too: cameras look for that. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const rows = encodeQR(text, 'raw', { border: BORDER });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-md border-2 border-line"
    >
      <rect width="100%" height="100%" fill="#ffffff" />
      <path d={path} fill="#16324f" />
    </svg>
  );
}
