import type { ReactNode } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Chip } from '../Chip.tsx';
import { Emoji } from '../Emoji.tsx';
import { EmojiText } from '../EmojiText.tsx';
import { Skeleton } from '../Skeleton.tsx';

/** The cards of the page of parts. */
export function CardParts(): ReactNode {
  return (
    <>
      <RiddleSample />
      <Card tone="sun" as="article">
        <Chip>
          <Emoji of="😄" /> Joke
        </Chip>
        <h2 className="mt-3">Why did the frog take the bus?</h2>
        <Button wide className="mt-4">
          Show the punchline
        </Button>
      </Card>
      <PostSample />
      <Card tone="teal" fill="soft">
        <h3>A soft card</h3>
        <p>An octopus has three hearts and blue blood.</p>
      </Card>
      <Card aria-busy="true">
        <div className="flex items-center gap-3">
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-5 w-40 rounded-sm" />
        </div>
        <Skeleton lines={3} className="mt-4" />
      </Card>
    </>
  );
}

function RiddleSample(): ReactNode {
  return (
    <Card tone="grape" as="article">
      <div className="flex justify-between gap-2">
        <Chip>
          <Emoji of="🤔" /> Riddle · Medium
        </Chip>
        <Chip tone="sun">
          <Emoji of="⭐" /> 40 points
        </Chip>
      </div>
      <h2 className="mt-3">I have a face and two hands, but I never wave. What am I?</h2>
      <div className="mt-4 flex flex-wrap gap-3">
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
      <div className="flex items-center gap-3">
        <Avatar emoji="🐼" background="#d6e9ff" hereLabel="here now" />
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
