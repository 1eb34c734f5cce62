import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { colorValues } from '#contract/rules/colors.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ownWords } from './about.ts';
import { t } from './messages/index.ts';

interface OwnCardProps {
  user: User;
  /** Where to go from here. */
  children?: ReactNode;
}

/** How a child looks to others, dressed in the favorite color. The age is for the child alone. */
export function OwnCard({ user, children }: OwnCardProps): ReactNode {
  const [name, bio] = [ownWords(user, 'displayName'), ownWords(user, 'bio')];
  return (
    <Card className="overflow-hidden pt-0! text-center">
      <div aria-hidden="true" className="profiles-band" style={{ background: colorValues[user.favoriteColor] }} />
      <div className="profiles-own flex flex-col items-center">
        <Avatar {...user.avatar} picture={user.profileImageUrl} size={96} ring className="bg-card" />
        <Button look="ghost" to="/avatar-selector" className="mt-1">
          <Emoji of="🎨" /> {t('profiles.changePicture')}
        </Button>
        <h1 className="name mt-1 max-w-full">
          <bdi>{name}</bdi>
        </h1>
        {user.waiting.displayName !== null && <Waits />}
        <p className="wrap-anywhere max-w-full text-ink-soft">
          <bdi>@{user.username}</bdi>
        </p>
        {bio !== '' && (
          <p dir="auto" className="wrap-anywhere mt-3 max-w-full">
            {bio}
          </p>
        )}
        {user.waiting.bio !== null && <Waits />}
        <Facts user={user} />
        {children}
      </div>
    </Card>
  );
}

function Facts({ user }: { user: User }): ReactNode {
  const since = new Intl.DateTimeFormat(dateLocale(), { month: 'long', year: 'numeric' });
  return (
    <>
      <p className="mt-3 flex flex-wrap justify-center gap-2">
        {user.age !== undefined && (
          <Chip tone="sun">
            <Emoji of="🎂" /> {t('profiles.age', { count: user.age })}
          </Chip>
        )}
        <Chip tone="quiet">
          <span
            aria-hidden="true"
            className="size-4 rounded-full border-2 border-line-strong"
            style={{ background: colorValues[user.favoriteColor] }}
          />
          <span className="sr-only">{t('profiles.color')}: </span>
          {t(`profiles.color.${user.favoriteColor}`)}
        </Chip>
      </p>
      <p className="mt-2 text-ink-soft text-sm">
        {t('profiles.since', { date: since.format(new Date(user.createdAt)) })}
        {user.age !== undefined && <span className="block">{t('profiles.age.private')}</span>}
      </p>
    </>
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
