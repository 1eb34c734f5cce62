import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/Card.tsx';
import { useMedia } from '#web/ui/layout/use-media.ts';

/** Open where it fits. On a phone it begins folded, so that the list below is near. */
export function FoldedCard({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const isWide = useMedia('(min-width: 40rem)') ?? true;
  return (
    <Card>
      <details open={isWide}>
        <summary className="min-h-12 cursor-pointer content-center sm:min-h-0">
          <h2 className="inline">{title}</h2>
        </summary>
        {children}
      </details>
    </Card>
  );
}
