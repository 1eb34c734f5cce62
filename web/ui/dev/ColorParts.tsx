import type { ReactNode } from 'react';
import { Card } from '../layout/Card.tsx';
import { tones } from '../style/tone.ts';
import { Row } from './Section.tsx';

const grounds = ['mist', 'card', 'line', 'line-strong', 'ink', 'ink-soft', 'focus', 'shade'];
const gradients = ['dawn', 'reef', 'meadow', 'dusk', 'berry', 'midnight'];

export function ColorParts(): ReactNode {
  return (
    <Card className="flex flex-col gap-6">
      <Row title="Grounds, lines and ink" className="gap-3!">
        {grounds.map((name) => (
          <Swatch key={name} name={name} style={{ background: `var(--color-${name})` }} />
        ))}
      </Row>
      <div>
        <h3 className="mb-2">Tones</h3>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
          {tones.map((tone) => (
            <div key={tone} data-tone={tone} className="overflow-hidden rounded-md border-2 border-line font-display">
              <p className="bg-tone px-3 py-2 font-bold text-tone-on">{tone}, plain</p>
              <p className="bg-tone-hover px-3 py-1 text-tone-on">pointed at</p>
              <div className="h-2 bg-tone-edge" title="edge" />
              <p className="bg-tone-soft px-3 py-2 text-tone-deep">deep on soft</p>
              <p className="bg-tone-soft px-3 pb-2 text-ink">ink on soft</p>
              <p className="bg-card px-3 py-2 text-tone-deep">deep on card</p>
            </div>
          ))}
        </div>
      </div>
      <Row title="Posters" className="gap-3!">
        {gradients.map((name) => (
          <Swatch
            key={name}
            name={name}
            style={{ background: `linear-gradient(135deg, var(--color-${name}), var(--color-${name}-end))` }}
          />
        ))}
      </Row>
    </Card>
  );
}

function Swatch({ name, style }: { name: string; style: { background: string } }): ReactNode {
  return (
    <div className="w-24">
      <div className="h-14 rounded-md border-2 border-line" style={style} />
      <p className="font-display text-ink-soft text-label">{name}</p>
    </div>
  );
}
