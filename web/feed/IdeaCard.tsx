import { type ReactNode, useState } from 'react';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';

const ideas = [
  'feed.idea.thank',
  'feed.idea.draw',
  'feed.idea.help',
  'feed.idea.ask',
  'feed.idea.listen',
  'feed.idea.outside',
  'feed.idea.sing',
] as const;

/** Something kind to do away from the screen, another one each day of the week. */
export function IdeaCard(): ReactNode {
  const [weekday] = useState(() => new Date().getUTCDay());
  return (
    <Card tone="leaf" fill="soft" className="flex items-center gap-4">
      <Pip mood="happy" size={72} className="shrink-0" />
      <div className="min-w-0">
        <h2 className="text-lg text-tone-deep">{t('feed.idea')}</h2>
        <p className="mt-0.5 text-sm">{t(ideas[weekday] ?? ideas[0])}</p>
      </div>
    </Card>
  );
}
