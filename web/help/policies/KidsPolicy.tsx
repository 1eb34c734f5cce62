import type { ReactNode } from 'react';
import { ReadToMe } from '#web/posts/ReadToMe.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { Tone } from '#web/ui/style/tone.ts';
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
    <ol className="help-rules grid gap-5 wide:gap-7">
      {rules.map(({ id, emoji, tone, title, texts }, at) => (
        <Card key={id} as="li" tone={tone} id={id} className="help-place">
          <div className="help-rule grid">
            <span className="help-rule-sign grid place-items-center rounded-card bg-tone-soft">
              <Emoji of={emoji} size={72} className="help-rule-emoji" />
            </span>
            <div className="flex items-center justify-between gap-2">
              <h2>
                {at + 1}. {title}
              </h2>
              <ReadToMe text={[title, ...texts].join('. ')} round className="-me-2" />
            </div>
            <div className="help-rule-text">
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
