import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OwnPond } from '#contract/rewards/pond.ts';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/pond/index.ts';

/** Who came by. Nothing is shown without waves, so that no child counts missing ones. */
export function WavesCard({ waves }: Pick<OwnPond, 'waves'>): ReactNode {
  if (waves.length === 0) return null;
  return (
    <Card padding="small">
      <h2 className="text-lg">{t('rewards.pond.waves')}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {waves.map(({ id, from, words }) => (
          <li key={id}>
            <Link
              to={`/user/${from.id}/pond`}
              className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-button px-1 leading-tight hover:bg-mist"
            >
              <Avatar {...from.avatar} size={44} />
              <span className="min-w-0 grow basis-32">
                <b className="block break-words font-display text-lotus-deep" dir="auto">
                  <EmojiText>{from.displayName}</EmojiText>
                </b>
                {t(`rewards.pond.wave.${words}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
