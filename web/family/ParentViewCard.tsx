import { type ReactNode, useEffect, useRef } from 'react';
import type { readParentView } from '#contract/family.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/parent-view/index.ts';
import { useParentView } from './queries.ts';
import { figuresOf } from './week/week-words.ts';

type ParentView = Answer<typeof readParentView>;

/** What a child's parents can see, built from what the server sends them. */
export function ParentViewCard(): ReactNode {
  const { data, error, refetch } = useParentView();
  const card = useRef<HTMLDivElement>(null);
  const isKnown = data !== undefined;
  // The address of this card, which is not there yet when the page opens.
  useEffect(() => {
    if (isKnown && location.hash === '#grown-ups') card.current?.scrollIntoView({ block: 'start' });
  }, [isKnown]);
  return (
    <div ref={card} id="grown-ups" className="scroll-mt-24">
      <Card aria-busy={!data && !error}>
        <h2>{t('family.parentView')}</h2>
        {!data && !error && <Skeleton lines={4} className="mt-4" />}
        {error && !data && (
          <Callout
            tone="lotus"
            className="mt-3"
            action={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
          >
            {sentenceFor(error)}
          </Callout>
        )}
        {data &&
          (data.grownUps === 0 ? (
            <p className="mt-2">{t('family.parentView.nobody')}</p>
          ) : (
            <ParentViewLists view={data} />
          ))}
      </Card>
    </div>
  );
}

function ParentViewLists({ view }: { view: ParentView }): ReactNode {
  const { username, mailTopics } = view;
  return (
    <>
      <h3 className="mt-4">{t('family.parentView.know')}</h3>
      <ul className="mt-1 list-disc ps-5">
        <li>{t('family.parentView.name', { username })}</li>
        <li>{describeScopes(view)}</li>
        <li>{t('family.parentView.times')}</li>
        <li>{t('family.parentView.pause')}</li>
        <li>{t('family.parentView.copy')}</li>
      </ul>
      {view.sees.length > 0 && <Seen view={view} />}
      <h3 className="mt-4">{t('family.parentView.mails')}</h3>
      <ul className="mt-1 list-disc ps-5">
        {mailTopics.map((topic) => (
          <li key={topic}>{t(`family.parentView.mail.${topic}`)}</li>
        ))}
      </ul>
      <h3 className="mt-4">{t('family.parentView.not')}</h3>
      <p className="mt-1">
        {t(view.sees.includes('chats') ? 'family.parentView.fewerWords' : 'family.parentView.words')}
      </p>
    </>
  );
}

/** Made of the same table as the calls of the parents' pages. */
function Seen({ view: { sees, week } }: { view: ParentView }): ReactNode {
  return (
    <>
      <h3 className="mt-4">{t('family.parentView.sees')}</h3>
      <ul className="mt-1 list-disc ps-5">
        {sees.map((fact) => (
          <li key={fact}>{t(`family.parentView.sees.${fact}`)}</li>
        ))}
      </ul>
      {week && <p className="mt-2">{t('family.parentView.week', { figures: figuresOf(week) })}</p>}
    </>
  );
}

function describeScopes({ consent, scopes }: ParentView): string {
  if (consent === 'pending') return t('family.parentView.waiting');
  if (scopes.length === 0) return t('family.parentView.nothing');
  return t('family.parentView.open', { what: scopes.map((scope) => t(`family.parentView.scope.${scope}`)).join(', ') });
}
