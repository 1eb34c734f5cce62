import type { ReactNode } from 'react';
import { Card } from '../layout/Card.tsx';
import { Pip, pipMoods } from '../pip/Pip.tsx';

const uses = {
  happy: 'Hello, welcome',
  thinking: 'Empty, not found',
  cheering: 'Well done',
  sorry: 'An error',
  sleeping: 'Offline, resting',
};

export function PipParts(): ReactNode {
  return (
    <>
      <Card className="flex flex-wrap justify-center gap-x-4 gap-y-6">
        {pipMoods.map((mood) => (
          <figure key={mood} className="flex flex-col items-center">
            <Pip mood={mood} size={190} label={`Pip, ${mood}`} />
            <figcaption className="mt-1 text-center">
              <span className="font-bold font-display">{mood}</span>
              <span className="block text-ink-soft text-sm">{uses[mood]}</span>
            </figcaption>
          </figure>
        ))}
      </Card>
      <Card className="flex flex-col gap-4">
        {[112, 72, 64, 48, 32, 24].map((size) => (
          <div key={size} className="flex flex-wrap items-end gap-4">
            <span className="w-16 font-display text-ink-soft text-label">{size} px</span>
            {pipMoods.map((mood) => (
              <Pip key={mood} mood={mood} size={size} />
            ))}
          </div>
        ))}
      </Card>
    </>
  );
}
