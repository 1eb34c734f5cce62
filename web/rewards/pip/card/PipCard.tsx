import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { avatarAddress } from '#contract/rules/avatars.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/index.ts';
import { ownPip } from './queries.ts';

/**
 * Links the child's profile to their frog, or to its egg. The server draws the frog, because the drawing code would double the
 * size of the profile page. Without an answer there is no card.
 */
export function PipCard(): ReactNode {
  const { avatar } = useUser();
  const { data: frog, error } = useQuery(ownPip);
  if (error) return null;
  if (!frog) return <Skeleton className="h-40 rounded-card" />;
  return (
    <Card padding="small" aria-labelledby="my-pip">
      <div className="flex items-center gap-4">
        {frog.isSaved ? (
          <img
            src={avatarAddress({ ...avatar, pip: frog.look })}
            alt=""
            width={104}
            height={104}
            className="shrink-0 rounded-full"
          />
        ) : (
          <Emoji of="🥚" size={88} />
        )}
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <h2 id="my-pip" className="text-lg">
            {t('rewards.pip.title')}
          </h2>
          <p className="text-ink-soft text-sm">{t(frog.isSaved ? 'rewards.pip.card.saved' : 'rewards.pip.card.egg')}</p>
          <Button look={frog.isSaved ? 'secondary' : 'primary'} to="/my-pip">
            {t(frog.isSaved ? 'rewards.pip.card.dress' : 'rewards.pip.card.hatch')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
