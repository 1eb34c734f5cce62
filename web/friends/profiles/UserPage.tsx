import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import type { BlockedChild } from '#contract/friends.ts';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { useWide } from '#web/ui/layout/wide.ts';
import { UnblockButton } from '../blocks/UnblockButton.tsx';
import { Loaded } from '../Loaded.tsx';
import { t } from '../messages/index.ts';
import { useBlocks, usePublicProfile } from '../queries.ts';
import { ProfileCard } from './ProfileCard.tsx';

interface UserPageProps {
  /** Another child's posts: a part of a module that imports this one. */
  postsBy?: (id: string) => ReactNode;
}

/** A child's public profile. Children that the reader has blocked can be unblocked here. */
export function UserPage({ postsBy }: UserPageProps): ReactNode {
  const { id = '' } = useParams();
  const { id: ownId } = useUser();
  const profile = usePublicProfile(id);
  const isHidden = profile.data === null;
  const isWide = useWide();
  const blocks = useBlocks(isHidden);
  // Also while it loads: the page does not become wider under the eyes.
  const hasTwoColumns = isWide && id !== ownId && !isHidden && !profile.error;
  usePageTitle(profile.data?.displayName ?? t('friends.title'));
  return (
    <Page width={hasTwoColumns ? 'wide' : 'reading'}>
      <Loaded query={profile}>
        {(shown) =>
          shown ? (
            shown.id === ownId || !postsBy ? (
              <ProfileCard profile={shown} isOwn={shown.id === ownId} />
            ) : (
              <div className="grid wide:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] grid-cols-[minmax(0,1fr)] items-start gap-6">
                <ProfileCard profile={shown} isOwn={false} />
                {postsBy(shown.id)}
              </div>
            )
          ) : blocks.isLoading ? null : (
            <Hidden blocked={blocks.data?.blocked.find((child) => child.id === id)} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Hidden({ blocked }: { blocked: BlockedChild | undefined }): ReactNode {
  if (!blocked)
    return (
      <Card>
        <h1 className="sr-only">{t('friends.notFound')}</h1>
        <EmptyState title={t('friends.notFound')} action={<Button to="/friends">{t('friends.notFound.back')}</Button>}>
          {t('friends.notFound.text')}
        </EmptyState>
      </Card>
    );
  const { displayName: name, avatar } = blocked;
  return (
    <Card className="flex flex-col items-center gap-3 text-center">
      <Avatar {...avatar} size={96} className="opacity-60 grayscale" />
      <h1 className="break-words">{t('friends.blocked.title', { name })}</h1>
      <p className="text-ink-soft">{t('friends.blocked.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {blocked.byParent ? <p>{t('friends.blocks.byParent')}</p> : <UnblockButton child={blocked} />}
        <Button to="/friends" look="ghost">
          {t('friends.notFound.back')}
        </Button>
      </div>
    </Card>
  );
}
