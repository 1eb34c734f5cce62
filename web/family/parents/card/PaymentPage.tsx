import { type ReactNode, useEffect, useRef } from 'react';
import type { PaymentResult } from '#contract/family.ts';
import { useLinkToken } from '#web/accounts/link-token.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip, type PipMood } from '#web/ui/pip/Pip.tsx';
import { FamilyBar } from '../../home/FamilyBar.tsx';
import { t } from '../../messages/card/index.ts';
import { t as tConsent } from '../../messages/consent/index.ts';
import { usePaymentResult } from './queries.ts';

/** Where a payment provider sends a parent back. Nothing it adds to the address is trusted: our server asks the provider. */
export function PaymentPage(): ReactNode {
  usePageTitle(t('card.page'));
  return (
    <>
      <FamilyBar isSignedIn={false} />
      <Outcome />
    </>
  );
}

function Outcome(): ReactNode {
  const token = readSecret(useLinkToken());
  const { data, error, isFetching, refetch } = usePaymentResult(token);
  const again = (
    <Button pending={isFetching} onClick={() => void refetch()}>
      {t('card.open.again')}
    </Button>
  );
  if (token === '') return <Told title={t('card.gone')} lines={[t('card.noToken')]} action={<ToFamily />} />;
  if (error) return <Refused error={error} again={again} />;
  if (!data)
    return (
      <Page>
        <Card aria-busy="true" aria-label={t('card.asking')}>
          <Skeleton lines={4} />
        </Card>
      </Page>
    );
  return <Result result={data} again={again} />;
}

/** Some providers append their own parameters to the address. */
function readSecret(hash: string): string {
  return /^[\w-]*/.exec(hash)?.[0] ?? '';
}

function Refused({ error, again }: { error: Error; again: ReactNode }): ReactNode {
  const isOver = error instanceof ApiError && (error.code === 'gone' || error.code === 'invalid');
  return (
    <Told
      title={t(isOver ? 'card.gone' : 'card.page')}
      lines={[sentenceFor(error)]}
      action={isOver ? <ToFamily /> : again}
      mood="sorry"
    />
  );
}

function Result({ result, again }: { result: PaymentResult; again: ReactNode }): ReactNode {
  const { state, name, outcome } = result;
  switch (state) {
    case 'open':
      return (
        <Told
          title={t('card.open')}
          lines={[t('card.open.text', { name })]}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {again}
              <ToFamily />
            </div>
          }
        />
      );
    case 'declined':
      return (
        <Told
          title={t('card.declined')}
          lines={[t('card.declined.text', { name })]}
          action={<ToFamily />}
          mood="sorry"
        />
      );
    case 'unneeded':
      return (
        <Told
          title={t('card.unneeded')}
          lines={[t('card.unneeded.text', { name }), t('card.paid.back')]}
          action={<ToFamily />}
        />
      );
    case 'paid':
      return (
        <Told title={t('card.paid')} lines={[t('card.paid.text', { name })]} action={<ToFamily />} mood="cheering">
          {outcome && <Opened outcome={outcome} />}
          <p className="mt-3 max-w-prose text-pretty">{t('card.paid.back')}</p>
        </Told>
      );
  }
}

function Opened({ outcome }: { outcome: NonNullable<PaymentResult['outcome']> }): ReactNode {
  return (
    <>
      <ul className="mt-3 list-disc ps-5 text-start">
        {outcome.scopes.map((scope) => (
          <li key={scope}>{tConsent(`consent.scope.${scope}`)}</li>
        ))}
      </ul>
      {outcome.isStricter && (
        <Callout tone="sky" className="mt-4 text-start">
          {tConsent('consent.done.stricter')}
        </Callout>
      )}
    </>
  );
}

interface ToldProps {
  title: string;
  lines: readonly string[];
  action: ReactNode;
  mood?: PipMood;
  children?: ReactNode;
}

function Told({ title, lines, action, mood = 'thinking', children }: ToldProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Page>
      <Card
        {...(mood === 'cheering' ? { tone: 'leaf' as const } : {})}
        className="flex flex-col items-center text-center"
      >
        <Pip size={128} mood={mood} />
        <h1 ref={heading} tabIndex={-1} className="mt-3 outline-none">
          {title}
        </h1>
        {lines.map((line) => (
          <p key={line} className="mt-2 max-w-prose text-pretty break-words">
            {line}
          </p>
        ))}
        {children}
        <div className="mt-5">{action}</div>
      </Card>
    </Page>
  );
}

function ToFamily(): ReactNode {
  return (
    <Button to="/family" look="secondary">
      {t('card.toFamily')}
    </Button>
  );
}
