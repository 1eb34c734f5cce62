import type { ReactNode } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Callout } from '../Callout.tsx';
import { Card } from '../Card.tsx';
import { Emoji } from '../Emoji.tsx';
import { EmojiText } from '../EmojiText.tsx';
import { Meter } from '../Meter.tsx';
import { tones } from '../tone.ts';

/** The two columns beside the page of parts. */
export function StartColumn(): ReactNode {
  return (
    <>
      <Card className="flex flex-col items-center text-center">
        <Avatar emoji="🦊" background="#ffe0b8" size={92} ring />
        <h2 className="mt-2">Mika the Curious</h2>
        <p className="text-ink-soft text-sm">@mika_fox</p>
        <Meter className="mt-4 w-full" tone="sun" label="Level 7" value={812} max={948} valueText="812 / 948" />
        <p className="mt-2 text-ink-soft text-sm">136 points to level 8</p>
      </Card>
      <Callout emoji="🔥" title="5 day streak">
        Good going! Rest days are okay too.
      </Callout>
    </>
  );
}

export function EndColumn(): ReactNode {
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2>Today's quests</h2>
        <Meter tone="grape" label={<EmojiText>🧠 Solve 3 riddles</EmojiText>} value={2} max={3} valueText="2/3" />
        <Meter tone="leaf" label="Win a game" value={1} max={1} valueText="Done!" />
        <Meter tone="lotus" label="Cheer a buddy" value={0} max={1} valueText="0/1" />
      </Card>
      <div className="grid grid-cols-2 gap-3">
        {tones.map((tone) => (
          <Card key={tone} tone={tone} fill="full" padding="small">
            <Emoji of="🃏" size={36} />
            <h3 className="mt-1">{tone}</h3>
          </Card>
        ))}
      </div>
    </>
  );
}
