import { type ReactNode, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import type { OwnChild } from '#contract/family.ts';
import { useLinkToken } from '#web/accounts/link-token.ts';
import { sentenceFor } from '#web/app/api.ts';
import { useFocusAfterChange, usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../messages/home/index.ts';
import { AddChildButton } from './AddChildButton.tsx';
import { ChildChips } from './ChildChips.tsx';
import { ClosedChildCard } from './ClosedChildCard.tsx';
import { FamilyBar } from './FamilyBar.tsx';
import { OpenLinkCard } from './OpenLinkCard.tsx';
import { type Family, useFamily } from './queries.ts';
import { takePlaceToReturnTo } from './return-to.ts';
import { SignInCard } from './SignInCard.tsx';

interface FamilyPageProps {
  /** The content for the child in the address, or for the first one. */
  children: (child: OwnChild, family: Family) => ReactNode;
  /** What waits for the parent's answer about a child. */
  badge?: (child: OwnChild) => ReactNode;
  /** Beside the chips: what concerns the child's whole account. */
  aside?: (child: OwnChild) => ReactNode;
  /** The title of the browser tab; without one, whose pages these are. */
  title?: (child: OwnChild) => string;
}

/**
 * The frame of every parents' page: asks visitors for their address, uses a mailed link once they press a button, and shows
 * whose page it is. Pages below /family/:childId provide the content.
 */
export function FamilyPage(props: FamilyPageProps): ReactNode {
  // The pages of a child have parts instead: /family/:childId/data#copy.
  const { childId } = useParams<{ childId?: string }>();
  const [token, setToken] = useState(useLinkToken(childId === undefined));
  const family = useFamily();
  const [isReturning, setIsReturning] = useState<string>();
  const [hasOpened, setHasOpened] = useState(false);
  // The button of the link is gone once it has signed the parent in.
  useFocusAfterChange(hasOpened && Boolean(family.data));
  const onOpened = (): void => {
    setToken('');
    setHasOpened(true);
    setIsReturning(takePlaceToReturnTo());
  };
  if (isReturning) return <Redirect to={isReturning} replace />;
  return (
    <>
      <FamilyBar isSignedIn={Boolean(family.data)} />
      {token !== '' ? (
        <Narrow>
          <OpenLinkCard
            token={token}
            signedInAs={family.data?.parent.email}
            onOpened={onOpened}
            onOther={() => setToken('')}
          />
        </Narrow>
      ) : (
        <Known {...props} family={family} />
      )}
    </>
  );
}

function Known({ family, ...props }: FamilyPageProps & { family: ReturnType<typeof useFamily> }): ReactNode {
  const { data, error, refetch } = family;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (data && !wasSignedIn) setWasSignedIn(true);
  useFocusAfterChange(wasSignedIn && data === null);
  if (data) return <SignedIn {...props} family={data} />;
  if (data === null)
    return (
      <Narrow>
        <SignInCard wasSignedIn={wasSignedIn} />
      </Narrow>
    );
  if (error)
    return (
      <Narrow>
        <EmptyState
          mood="sorry"
          title={t('family.home.title')}
          action={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
        >
          {sentenceFor(error)}
        </EmptyState>
      </Narrow>
    );
  return (
    <Narrow>
      <Card aria-busy="true" aria-label={t('family.home.loading')}>
        <Skeleton lines={6} />
      </Card>
    </Narrow>
  );
}

function SignedIn({ family, children, badge, aside, title }: FamilyPageProps & { family: Family }): ReactNode {
  const { childId } = useParams<{ childId?: string }>();
  const [first] = family.children;
  const child = childId === undefined ? first : family.children.find(({ id }) => id === childId);
  if (!child && childId !== undefined) return <Redirect to="/family" replace />;
  if (!child)
    return (
      <Narrow>
        <NoChild email={family.parent.email} />
      </Narrow>
    );
  return (
    // As wide as the bar above.
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-360 min-w-0 flex-col gap-5 px-4 pt-5 pb-12 wide:px-10 wide:pb-16"
    >
      <Title>{title?.(child) ?? t('family.home.childTitle', { name: child.firstName })}</Title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ChildChips family={family} current={child.id} badge={badge} />
        {child.isOpen && aside?.(child)}
      </div>
      {child.isOpen ? children(child, family) : <ClosedChildCard child={child} />}
    </main>
  );
}

/** Visually, the chips already show it. */
function Title({ children }: { children: string }): ReactNode {
  usePageTitle(children);
  return <h1 className="sr-only">{children}</h1>;
}

function NoChild({ email }: { email: string }): ReactNode {
  usePageTitle(t('family.home.title'));
  return (
    <EmptyState title={t('family.none.title')} mood="happy" action={<AddChildButton email={email} look="button" />}>
      {t('family.none.text')}
    </EmptyState>
  );
}

function Narrow({ children }: { children: ReactNode }): ReactNode {
  return <Page>{children}</Page>;
}
