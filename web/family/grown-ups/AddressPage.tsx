import { type ReactNode, useState } from 'react';
import type { AddressLink } from '#contract/family.ts';
import { useLinkToken } from '#web/accounts/link-token.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/grown-ups/index.ts';
import { isNoLink, LinkPage, LinkResult } from './LinkPage.tsx';
import { useAddressLink, useConfirmAddress, useRefuseAddress } from './queries.ts';

type Result = 'half' | 'done' | 'refused' | 'unknown';

/** Where the two mailboxes of a parent confirm a new address. Looking changes nothing. */
export function AddressPage(): ReactNode {
  const token = useLinkToken();
  const { data, error, refetch } = useAddressLink(token);
  return (
    <LinkPage
      title={t('family.confirm.title')}
      isLoading={token !== '' && !data && !error}
      error={isNoLink(error) ? null : error}
      onRetry={() => void refetch()}
    >
      {data?.about ? <Asked token={token} link={data} about={data.about} /> : <Result of="unknown" />}
    </LinkPage>
  );
}

function Result({ of }: { of: Result }): ReactNode {
  return (
    <LinkResult
      title={t(`family.confirm.${of}`)}
      text={t(`family.confirm.${of}.text`)}
      action={
        of === 'half' ? undefined : (
          <Button to="/family" look="secondary" className="mt-3 self-start">
            {t('family.confirm.toHome')}
          </Button>
        )
      }
    />
  );
}

interface AskedProps {
  token: string;
  link: AddressLink;
  about: NonNullable<AddressLink['about']>;
}

function Asked({ token, link, about: { from, to } }: AskedProps): ReactNode {
  const confirm = useConfirmAddress();
  const refuse = useRefuseAddress();
  const [result, setResult] = useState<Result | undefined>(link.state === 'confirmed' ? 'half' : undefined);
  if (result) return <Result of={result} />;
  return (
    <>
      <p className="break-words">{t('family.confirm.text', { from, to })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          pending={confirm.isPending}
          onClick={() => confirm.mutate(token, { onSuccess: ({ isDone }) => setResult(isDone ? 'done' : 'half') })}
        >
          {t('family.confirm.yes')}
        </Button>
        <Button
          size="large"
          look="secondary"
          pending={refuse.isPending}
          onClick={() => refuse.mutate(token, { onSuccess: () => setResult('refused') })}
        >
          {t('family.confirm.no')}
        </Button>
      </div>
      <FamilyProblem error={confirm.error ?? refuse.error} />
    </>
  );
}
