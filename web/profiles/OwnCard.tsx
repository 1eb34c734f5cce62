import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ownWords } from './about.ts';
import { colorValues } from './colors.ts';
import { t } from './messages/index.ts';

/** How a child looks to others, dressed in the favourite colour. */
export function OwnCard({ user }: { user: User }): ReactNode {
  const since = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric' });
  const [name, bio] = [ownWords(user, 'displayName'), ownWords(user, 'bio')];
  return (
    <Card className="overflow-hidden pt-0! text-center">
      <div aria-hidden="true" className="profiles-band" style={{ background: colorValues[user.favoriteColor] }} />
      <div className="profiles-own flex flex-col items-center">
        <Avatar {...user.avatar} picture={user.profileImageUrl} size={96} ring className="bg-card" />
        <Button look="ghost" to="/avatar-selector" className="mt-1">
          <Emoji of="🎨" /> {t('profiles.changePicture')}
        </Button>
        <h1 className="mt-2 max-w-full">
          <bdi>{name}</bdi>
        </h1>
        {user.waiting.displayName !== null && <Waits />}
        <p className="text-ink-soft">
          <bdi>@{user.username}</bdi>
        </p>
        {bio !== '' && (
          <p dir="auto" className="mt-3 max-w-full">
            {bio}
          </p>
        )}
        {user.waiting.bio !== null && <Waits />}
        <p className="mt-3 text-ink-soft text-sm">
          {t('profiles.since', { date: since.format(new Date(user.createdAt)) })}
        </p>
      </div>
    </Card>
  );
}

/** Others do not see it yet. */
function Waits(): ReactNode {
  return (
    <Chip tone="sun" className="mt-1">
      <Emoji of="⏳" /> {t('profiles.about.waitsChip')}
    </Chip>
  );
}
