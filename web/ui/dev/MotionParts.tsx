import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Confetti } from '../feedback/Confetti.tsx';
import { Card } from '../layout/Card.tsx';
import { Pip } from '../pip/Pip.tsx';
import { Row, Sample } from './Section.tsx';

const entrances = ['animate-pop', 'animate-fade', 'animate-rise'];

export function MotionParts(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <Card className="flex flex-col gap-6">
      <p className="text-ink-soft">Nothing moves when the device or the child asks for rest. Try motion: off.</p>
      <Row title="What comes">
        {entrances.map((name) => (
          <Sample key={name} of={name}>
            <div key={round} className={`${name} flex size-24 items-center justify-center rounded-card bg-tone-soft`}>
              <Pip mood="happy" size={64} />
            </div>
          </Sample>
        ))}
        <Button look="secondary" onClick={() => setRound(round + 1)}>
          Again
        </Button>
      </Row>
      <Row title="What goes on">
        <Sample of="animate-glow">
          <div className="size-24 animate-glow rounded-card bg-line" />
        </Sample>
      </Row>
      <Row title="Confetti">
        <Button look="sun" onClick={() => setRound(round + 1)}>
          Rain
        </Button>
        {round > 0 && <Confetti key={round} pieces={50} />}
      </Row>
    </Card>
  );
}
