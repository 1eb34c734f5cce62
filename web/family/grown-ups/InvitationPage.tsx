import { type ReactNode, useState } from 'react';
import type { Invitation } from '#contract/family.ts';
import { useLinkToken } from '#web/accounts/link-token.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/grown-ups/index.ts';
import { isNoLink, LinkPage, LinkResult } from './LinkPage.tsx';
import { useAcceptInvitation, useDeclineInvitation, useInvitation } from './queries.ts';

/** Where an invited grown-up accepts or declines. Looking changes nothing. */
export function InvitationPage(): ReactNode {
  const token = useLinkToken();
  const { data, error, refetch } = useInvitation(token);
  const about = data?.about;
  return (
    <LinkPage
      title={about ? t('family.invitation.title', { name: nameAll(about) }) : t('family.invitation.page')}
      isLoading={token !== '' && !data && !error}
      error={isNoLink(error) ? null : error}
      onRetry={() => void refetch()}
    >
      {about && data.state === 'open' ? <Asked token={token} about={about} /> : <Over invitation={data} />}
    </LinkPage>
  );
}

function Over({ invitation }: { invitation: Invitation | undefined }): ReactNode {
  const state = invitation?.state === 'late' || invitation?.state === 'declined' ? invitation.state : 'unknown';
  return (
    <LinkResult
      title={t(`family.invitation.${state}`)}
      text={t(`family.invitation.${state}.text`, { invitedBy: invitation?.about?.invitedBy ?? '' })}
      action={<WaysOn state={state} />}
    />
  );
}

/** Who has accepted earlier finds the child on their own pages. */
function WaysOn({ state }: { state: 'accepted' | 'declined' | 'late' | 'unknown' }): ReactNode {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {state === 'accepted' && <Button to="/see-what-they-see">{t('family.invitation.tour')}</Button>}
      {state === 'unknown' && <Button to="/family">{t('family.invitation.toPages')}</Button>}
      {(state === 'unknown' || state === 'late') && (
        <Button to="/contact?about=parent" look={state === 'late' ? 'primary' : 'secondary'}>
          {t('family.invitation.ask')}
        </Button>
      )}
      {state !== 'unknown' && (
        <Button to="/about" look="secondary">
          {t('family.invitation.about')}
        </Button>
      )}
    </div>
  );
}

function Asked({ token, about }: { token: string; about: NonNullable<Invitation['about']> }): ReactNode {
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const [answer, setAnswer] = useState<'accepted' | 'declined'>();
  const { invitedBy } = about;
  const name = nameAll(about);
  const isSeveral = about.children.length > 1;
  const known = list(about.children.map(({ firstName, username }) => `${firstName} (${username})`));
  if (answer)
    return (
      <LinkResult
        title={t(`family.invitation.${answer}`)}
        text={
          answer === 'accepted' && isSeveral
            ? t('family.invitation.accepted.several')
            : t(`family.invitation.${answer}.text`, { name })
        }
        action={<WaysOn state={answer} />}
      />
    );
  return (
    <>
      <p className="text-pretty">{t('family.invitation.text', { invitedBy, children: known })}</p>
      <p className="text-pretty text-ink-soft">
        {isSeveral ? t('family.invitation.next.several') : t('family.invitation.next', { name })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          pending={accept.isPending}
          onClick={() => accept.mutate(token, { onSuccess: () => setAnswer('accepted') })}
        >
          {t('family.invitation.accept')}
        </Button>
        <Button
          size="large"
          look="secondary"
          pending={decline.isPending}
          onClick={() => decline.mutate(token, { onSuccess: () => setAnswer('declined') })}
        >
          {t('family.invitation.decline')}
        </Button>
      </div>
      <FamilyProblem error={accept.error ?? decline.error} />
    </>
  );
}

function nameAll({ children }: NonNullable<Invitation['about']>): string {
  return list(children.map(({ firstName }) => firstName));
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat(currentLocale()).format(names);
}
