import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { Tone } from '#web/ui/style/tone.ts';

export interface SummaryPoint {
  title: string;
  text: string;
  emoji: string;
  tone: Tone;
  /** An anchor of this page, or another page. */
  link: { to: string; label: string };
}

/** What a busy parent needs: one screen, with a next step each. The rest comes below. */
export function PolicySummary({ title, points }: { title: string; points: readonly SummaryPoint[] }): ReactNode {
  return (
    <section aria-labelledby="summary" className="help-summary">
      <h2 id="summary" className="help-small-title">
        {title}
      </h2>
      <ul className="help-summary-points mt-3 grid">
        {points.map(({ title: name, text, emoji, tone, link }) => (
          <Card key={name} as="li" tone={tone} className="help-summary-point grid">
            <Emoji of={emoji} size={40} />
            <h3>{name}</h3>
            <p className="help-summary-text text-sm">{text}</p>
            <SummaryLink {...link} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** An anchor is a plain link: the router would change the address without scrolling. */
function SummaryLink({ to, label }: SummaryPoint['link']): ReactNode {
  return to.startsWith('#') ? (
    <Button href={to} look="ghost" className="help-summary-link">
      {label}
    </Button>
  ) : (
    <Button to={to} look="ghost" className="help-summary-link">
      {label}
    </Button>
  );
}
