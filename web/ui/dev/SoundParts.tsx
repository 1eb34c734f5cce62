import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Card } from '../layout/Card.tsx';
import { playSound, type Sound, sounds } from '../sound/sound.ts';
import { Row } from './Section.tsx';

export function SoundParts(): ReactNode {
  return (
    <Card>
      <Row title="Seven sounds">
        {(Object.keys(sounds) as Sound[]).map((sound) => (
          <Button key={sound} look="secondary" onClick={() => playSound(sound)}>
            {sound}
          </Button>
        ))}
      </Row>
    </Card>
  );
}
