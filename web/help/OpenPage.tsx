import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { Card } from '#web/ui/Card.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Pip, type PipMood } from '#web/ui/Pip.tsx';

interface OpenPageProps {
  title: string;
  lead: string;
  mood?: PipMood;
  sections: readonly Section[];
  children?: ReactNode;
}

export interface Section {
  emoji: string;
  title: string;
  text: string;
}

/** A page that everybody may read: a heading, and a few short pieces. */
export function OpenPage({ title, lead, mood = 'happy', sections, children }: OpenPageProps): ReactNode {
  usePageTitle(title);
  return (
    <Page>
      <div className="flex items-center gap-4">
        <Pip size={96} mood={mood} />
        <div>
          <h1>{title}</h1>
          <p className="text-ink-soft">{lead}</p>
        </div>
      </div>
      <Card className="flex flex-col gap-5">
        {sections.map((section) => (
          <section key={section.title} className="flex items-start gap-4">
            <Emoji of={section.emoji} size={36} className="mt-0.5" />
            <div className="min-w-0">
              <h2 className="text-lg!">{section.title}</h2>
              <p>{section.text}</p>
            </div>
          </section>
        ))}
        {children}
      </Card>
    </Page>
  );
}
