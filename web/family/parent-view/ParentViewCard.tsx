import { type ReactNode, useEffect, useRef } from 'react';
import type { readParentView } from '#contract/family.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { ChevronIcon } from '#web/ui/controls/icons.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/parent-view/index.ts';
import { formatFigures } from '../week/week-words.ts';
import { useParentView } from './queries.ts';

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
    <div className="mt-2 divide-y-2 divide-line">
      <Fold title={t('family.parentView.know')}>
        <ul className="list-disc ps-5">
          <li>{t('family.parentView.name', { username })}</li>
          <li>{describeScopes(view)}</li>
          <li>{t('family.parentView.times')}</li>
          <li>{t('family.parentView.pause')}</li>
          <li>{t('family.parentView.copy')}</li>
        </ul>
      </Fold>
      {view.sees.length > 0 && <Seen view={view} />}
      <Fold title={t('family.parentView.mails')}>
        <ul className="list-disc ps-5">
          {mailTopics.map((topic) => (
            <li key={topic}>{t(`family.parentView.mail.${topic}`)}</li>
          ))}
        </ul>
      </Fold>
      <Fold title={t('family.parentView.not')}>
        <p>{t(view.sees.includes('chats') ? 'family.parentView.fewerWords' : 'family.parentView.words')}</p>
      </Fold>
    </div>
  );
}

/** Collapsed at first, because the whole list is a wall of text on a phone. */
function Fold({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-button [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 flex-1 text-base">{title}</h3>
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf-deep transition-transform group-open:rotate-180">
          <ChevronIcon />
        </span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

/** Uses the same table as the endpoints of the parents' pages. */
function Seen({ view: { sees, week } }: { view: ParentView }): ReactNode {
  return (
    <Fold title={t('family.parentView.sees')}>
      <ul className="list-disc ps-5">
        {sees.map((fact) => (
          <li key={fact}>{t(`family.parentView.sees.${fact}`)}</li>
        ))}
      </ul>
      {week && <p className="mt-2">{t('family.parentView.week', { figures: formatFigures(week) })}</p>}
    </Fold>
  );
}

function describeScopes({ consent, scopes }: ParentView): string {
  if (consent === 'pending') return t('family.parentView.waiting');
  if (scopes.length === 0) return t('family.parentView.nothing');
  return t('family.parentView.open', { what: scopes.map((scope) => t(`family.parentView.scope.${scope}`)).join(', ') });
}
