import type { ReactNode } from 'react';
import { ReadToMe } from '#web/posts/ReadToMe.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { useAnchors } from '../anchors.ts';

export interface KidsRule {
  id: string;
  emoji: string;
  tone: Tone;
  title: string;
  /** A sentence or two each. */
  texts: readonly string[];
}

/** Short, big, and with a picture each. */
export function KidsPolicy({ rules }: { rules: readonly KidsRule[] }): ReactNode {
  useAnchors();
  return (
    <ol className="grid gap-5 wide:grid-cols-2 wide:gap-7">
      {rules.map(({ id, emoji, tone, title, texts }, at) => (
        <Card key={id} as="li" tone={tone} id={id} className="scroll-mt-6">
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:grid-rows-[auto_1fr] sm:items-start sm:gap-x-6">
            <span className="grid size-18 place-items-center rounded-card bg-tone-soft sm:row-span-2 sm:size-28">
              <Emoji of={emoji} size={72} className="size-11 sm:size-18" />
            </span>
            <div className="flex items-center justify-between gap-2">
              <h2>
                {at + 1}. {title}
              </h2>
              <ReadToMe text={[title, ...texts].join('. ')} round className="-me-2" />
            </div>
            <div className="max-sm:col-span-2 max-sm:mt-3">
              {texts.map((text) => (
                <p key={text} className="mt-1.5 text-lg">
                  {text}
                </p>
              ))}
            </div>
          </div>
        </Card>
      ))}
    </ol>
  );
}
