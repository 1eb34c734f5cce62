import type { ReactNode } from 'react';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';

const tips = [
  ['✏️', 'posts.tips.friend'],
  ['🔒', 'posts.tips.secret'],
  ['💛', 'posts.tips.kind'],
] as const;

/** How to write something that others like to read, and what is better kept to oneself. */
export function Tips(): ReactNode {
  return (
    <Card fill="soft" tone="leaf">
      <div className="flex items-center gap-3">
        <Pip size={72} mood="happy" />
        <h2>{t('posts.tips')}</h2>
      </div>
      <ul className="mt-4 flex flex-col gap-4">
        {tips.map(([emoji, tip]) => (
          <li key={tip} className="flex items-start gap-3">
            <Emoji of={emoji} size={28} />
            <span className="min-w-0">{t(tip)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
