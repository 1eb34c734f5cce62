import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { t } from '#web/app/messages/accounts.ts';
import { currentLocale } from '#web/app/messages/index.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { colorValues } from './colors.ts';

/** How a child looks to others, dressed in the favourite colour. */
export function OwnCard({ user }: { user: User }): ReactNode {
  const since = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric' });
  return (
    <Card className="overflow-hidden pt-0! text-center">
      <div aria-hidden="true" className="accounts-band" style={{ background: colorValues[user.favoriteColor] }} />
      <div className="accounts-own flex flex-col items-center">
        <Avatar {...user.avatar} picture={user.profileImageUrl} size={96} ring className="bg-card" />
        <Button look="ghost" to="/avatar-selector" className="mt-1">
          <Emoji of="🎨" /> {t('accounts.changePicture')}
        </Button>
        <h1 className="mt-2 max-w-full">
          <bdi>{user.displayName}</bdi>
        </h1>
        <p className="text-ink-soft">
          <bdi>@{user.username}</bdi>
        </p>
        {user.bio !== '' && (
          <p dir="auto" className="mt-3 max-w-full">
            {user.bio}
          </p>
        )}
        <p className="mt-3 text-ink-soft text-sm">
          {t('accounts.since', { date: since.format(new Date(user.createdAt)) })}
        </p>
      </div>
    </Card>
  );
}
