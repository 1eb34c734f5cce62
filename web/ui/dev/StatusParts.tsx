import type { ReactNode } from 'react';
import { Chip } from '../controls/Chip.tsx';
import { Avatar } from '../emoji/Avatar.tsx';
import { Emoji } from '../emoji/Emoji.tsx';
import { EmojiText } from '../emoji/EmojiText.tsx';
import { Meter } from '../feedback/Meter.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { Card } from '../layout/Card.tsx';
import { tones } from '../style/tone.ts';
import { Columns, Row, Sample } from './Section.tsx';

export function StatusParts(): ReactNode {
  return (
    <>
      <Card className="flex flex-col gap-6">
        <Row title="Chips" className="gap-2!">
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              <Emoji of="⭐" /> {tone}
            </Chip>
          ))}
          <Chip tone="quiet">Not yet</Chip>
          <Chip>Wise Owl of the seven rivers and the quiet lake behind the mill</Chip>
        </Row>
        <Avatars />
        <Row title="Waiting">
          <Sample of="for someone who is signed in">
            <Spinner label="Loading" />
          </Sample>
        </Row>
      </Card>
      <Meters />
      <Skeletons />
    </>
  );
}

function Avatars(): ReactNode {
  const soft = 'var(--color-sun-soft)';
  return (
    <Row title="Avatars">
      {[28, 40, 48, 92].map((size) => (
        <Sample key={size} of={`${size} px`}>
          <Avatar emoji="🦊" background={soft} size={size} />
        </Sample>
      ))}
      <Sample of="here now">
        <Avatar emoji="🐼" background="var(--color-sky-soft)" hereLabel="here now" />
      </Sample>
      <Sample of="golden ring">
        <Avatar emoji="🦄" background="var(--color-lotus-soft)" size={92} ring hereLabel="here now" />
      </Sample>
      <Sample of="no emoji: Pip">
        <Avatar />
      </Sample>
      <Sample of="no picture of it: as the device draws it">
        <Avatar emoji="🫩" background={soft} />
      </Sample>
    </Row>
  );
}

function Meters(): ReactNode {
  return (
    <Card>
      <h3 className="mb-3">Meters</h3>
      <Columns>
        <Meter label="Nothing yet" value={0} max={3} valueText="0/3" />
        <Meter label="A little" value={1} max={100} valueText="1/100" tone="sky" />
        <Meter label={<EmojiText>🧠 Half</EmojiText>} value={5} max={10} valueText="5 of 10" tone="grape" />
        <Meter label="Full" value={3} max={3} valueText="Done!" />
        <Meter label="More than full" value={7} max={3} valueText="Done!" tone="lotus" />
        <Meter label="Level 7" value={812} max={948} valueText="812 / 948" tone="sun" />
        <Meter label="A label that is much too long for its line" value={2} max={3} valueText="2 of 3 riddles" />
        <Sample of="words for readers only">
          <Meter label="Hidden" labelHidden value={2} max={3} valueText="2 of 3" tone="ember" />
        </Sample>
      </Columns>
    </Card>
  );
}

function Skeletons(): ReactNode {
  return (
    <Columns>
      <Sample of="a line, some lines">
        <Card aria-busy="true">
          <Skeleton />
          <Skeleton lines={3} className="mt-4" />
        </Card>
      </Sample>
      <Sample of="a post">
        <Card aria-busy="true">
          <div className="flex items-center gap-3">
            <Skeleton className="size-12 rounded-full" />
            <Skeleton className="h-5 w-40 rounded-sm" />
          </div>
          <Skeleton lines={3} className="mt-4" />
          <Skeleton className="mt-4 h-12 w-28 rounded-button" />
        </Card>
      </Sample>
      <Sample of="a picture, chips">
        <Card aria-busy="true">
          <Skeleton className="aspect-video rounded-md" />
          <div className="mt-4 flex gap-2">
            <Skeleton className="h-8 w-20 rounded-full" />
            <Skeleton className="h-8 w-24 rounded-full" />
          </div>
        </Card>
      </Sample>
    </Columns>
  );
}
