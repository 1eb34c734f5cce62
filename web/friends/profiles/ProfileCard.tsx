import type { ReactNode } from 'react';
import type { PublicProfile } from '#contract/friends.ts';
import { colorValues } from '#contract/rules/colors.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { LevelChip } from '#web/points/LevelChip.tsx';
import { t as ofProfiles } from '#web/profiles/messages/index.ts';
import { ReportButton } from '#web/safety/ReportButton.tsx';
import { useIsReported } from '#web/safety/reported.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { BubbleMark } from '#web/ui/controls/marks.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { BlockButton } from '../blocks/BlockButton.tsx';
import { t } from '../messages/index.ts';
import { useSendRequest } from '../queries.ts';
import { showRelation, toastFailure } from '../toasts.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { Stats } from './Stats.tsx';

interface ProfileCardProps {
  profile: PublicProfile;
  isOwn: boolean;
}

export function ProfileCard({ profile, isOwn }: ProfileCardProps): ReactNode {
  const { id, displayName, username, avatar, level, joinedDate, isFriend, favoriteColor } = profile;
  return (
    <Card tone="leaf" className="flex flex-col items-center gap-4 text-center">
      {!isOwn && (
        <ReportButton
          targetType="name"
          targetId={id}
          authorId={id}
          title={displayName}
          className="absolute end-2 top-4"
        />
      )}
      <Avatar {...avatar} size={120} ring />
      <div className="min-w-0 max-w-full">
        <h1 className="name break-words" dir="auto">
          <EmojiText>{displayName}</EmojiText>
        </h1>
        {displayName !== username && <p className="break-words text-ink-soft">@{username}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <LevelChip level={level} />
        {favoriteColor !== null && (
          <Chip tone="quiet">
            <span
              aria-hidden="true"
              className="size-4 rounded-full border-2 border-line-strong"
              style={{ background: colorValues[favoriteColor] }}
            />
            <span className="sr-only">{ofProfiles('profiles.color')}: </span>
            {ofProfiles(`profiles.color.${favoriteColor}`)}
          </Chip>
        )}
        {joinedDate !== null && <Chip tone="quiet">{t('friends.since', { date: formatMonth(joinedDate) })}</Chip>}
      </div>
      {isOwn || isFriend ? <Bio profile={profile} /> : <p className="text-ink-soft">{t('friends.stranger')}</p>}
      {isOwn ? <Own /> : <Actions profile={profile} />}
      <Stats profile={profile} />
      {!isOwn && (
        <div className="flex flex-wrap justify-center gap-x-3">
          {isFriend && <RemoveButton profile={profile} />}
          <BlockButton profile={profile} />
        </div>
      )}
    </Card>
  );
}

function formatMonth(date: string): string {
  return new Date(date).toLocaleDateString(dateLocale(), { month: 'long', year: 'numeric' });
}

function Bio({ profile: { id, bio, displayName: name } }: { profile: PublicProfile }): ReactNode {
  const isReported = useIsReported(id);
  if (bio === '' || isReported)
    return (
      <p dir="auto" className="text-ink-soft">
        {t('friends.noBio')}
      </p>
    );
  return (
    <p dir="auto" className="max-w-full text-pretty break-words">
      <EmojiText>{bio}</EmojiText>
      {/* Right after the words that it is about, and no higher than their line. */}
      <ReportButton
        targetType="bio"
        targetId={id}
        authorId={id}
        title={t('friends.bioOf', { name })}
        className="-my-4 align-middle"
      />
    </p>
  );
}

function Own(): ReactNode {
  return (
    <>
      <p className="text-ink-soft">{t('friends.ownPage')}</p>
      <Button to="/profile?edit" look="secondary">
        {t('friends.toProfile')}
      </Button>
    </>
  );
}

/** One main deed by how the two stand to each other. */
function Actions({ profile }: { profile: PublicProfile }): ReactNode {
  const { id, displayName: name, relation, isFriend } = profile;
  const { mutate, isPending } = useSendRequest();
  const ask = (): void =>
    mutate(
      { receiverId: id },
      { onSuccess: (answer) => showRelation(answer.relation, profile), onError: toastFailure },
    );
  return (
    <>
      {relation === 'none' && (
        <Button size="large" pending={isPending} onClick={ask} className="wrap-anywhere max-w-full">
          {t('friends.askOf', { name })}
        </Button>
      )}
      {relation === 'received' && (
        <Button size="large" to="/friends?tab=requests">
          {t('friends.answer')}
        </Button>
      )}
      {(relation === 'sent' || relation === 'waiting') && (
        <Chip tone="sun">
          <Emoji of="⏳" /> {t(`friends.is.${relation}`)}
        </Chip>
      )}
      {isFriend && (
        <Button size="large" tone="sky" to={`/chat/${id}`} aria-label={t('friends.chat', { name })}>
          <BubbleMark /> {t('friends.chatShort')}
        </Button>
      )}
      {isFriend && (
        <Button look="secondary" to={`/user/${id}/pond`} className="wrap-anywhere max-w-full">
          <Emoji of="🪷" /> {t('friends.pond')}
        </Button>
      )}
    </>
  );
}
