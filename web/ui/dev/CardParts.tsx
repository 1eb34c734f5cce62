import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Chip } from '../controls/Chip.tsx';
import { Avatar } from '../emoji/Avatar.tsx';
import { Emoji } from '../emoji/Emoji.tsx';
import { EmojiText } from '../emoji/EmojiText.tsx';
import { Card } from '../layout/Card.tsx';
import { tones } from '../style/tone.ts';
import { Columns, Sample } from './Section.tsx';

export function CardParts(): ReactNode {
  return (
    <>
      <Columns>
        <RiddleSample />
        <PostSample />
      </Columns>
      <h3>Edge, soft and full, in every tone</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-4">
        <Card padding="small">plain</Card>
        {tones.map((tone) => (
          <Card key={tone} tone={tone} padding="small">
            {tone}
          </Card>
        ))}
        {tones.map((tone) => (
          <Card key={tone} tone={tone} fill="soft" padding="small">
            {tone}
          </Card>
        ))}
        {tones.map((tone) => (
          <Card key={tone} tone={tone} fill="full" padding="small">
            <div data-pretend="focus">
              <a
                href="#cards"
                className="inline-flex min-h-12 min-w-12 items-center justify-center font-bold font-display"
              >
                {tone}
              </a>
            </div>
          </Card>
        ))}
      </div>
      <Columns>
        <Sample of="long words">
          <Card tone="teal">
            <h3>Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselloch</h3>
            <p>https://example.org/a/very/long/address/that/knows/no/end/at/all/and/goes/on/and/on</p>
          </Card>
        </Sample>
        <Sample of="right to left">
          <div dir="rtl" lang="he">
            <Card tone="moss">
              <h3>שלום לכולם</h3>
              <p>לפיפ יש שלושה חברים בבריכה.</p>
              <Button className="mt-3">
                <Emoji of="👋" /> שלום
              </Button>
            </Card>
          </div>
        </Sample>
      </Columns>
    </>
  );
}

function RiddleSample(): ReactNode {
  return (
    <Card tone="grape" as="article">
      <div className="flex flex-wrap justify-between gap-2">
        <Chip>
          <Emoji of="🤔" /> Riddle · Medium
        </Chip>
        <Chip tone="sun">
          <Emoji of="⭐" /> 40 points
        </Chip>
      </div>
      <h3 className="mt-3 text-xl!">I have a face and two hands, but I never wave. What am I?</h3>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <input className="control min-w-40 flex-1" placeholder="Type your guess" aria-label="Your guess" />
        <Button size="large">Guess</Button>
      </div>
      <div className="mt-3 flex justify-end">
        <Button look="ghost">
          <Emoji of="👀" /> Show the answer
        </Button>
      </div>
    </Card>
  );
}

function PostSample(): ReactNode {
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar emoji="🐼" background="var(--color-sky-soft)" hereLabel="here now" />
        <div>
          <h3>Panda Pete</h3>
          <p className="text-ink-soft text-sm">Level 31 · 2 hours ago</p>
        </div>
        <Chip tone="leaf" className="ms-auto">
          <Emoji of="📖" /> Story
        </Chip>
      </div>
      <p className="mt-3">
        <EmojiText>
          {'We went outside and the whole pond was glass! 🧊 My sister found a leaf ❤️ in the ice 👩🏾‍🚀 1️⃣.'}
        </EmojiText>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary">
          <Emoji of="❤️" /> 12
        </Button>
        <Button look="secondary">
          <Emoji of="💬" /> 4 comments
        </Button>
        <Button look="secondary" className="ms-auto">
          <Emoji of="🔊" /> Read to me
        </Button>
      </div>
    </Card>
  );
}
