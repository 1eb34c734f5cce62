import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Disagreement, type DisagreementText, disagreements } from '#contract/safety/learning.ts';
import { describeRule, describeVerdict } from '#web/safety/moderation/findings.ts';
import { formatDate } from '#web/safety/moderation/labels.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/filter/index.ts';
import { useDisagreements } from './queries.ts';

/** The texts behind two of the figures, for whoever asks for them. */
export function DisagreementsCard(): ReactNode {
  const found = useDisagreements();
  const isShown = found.data !== undefined && found.variables !== undefined;
  return (
    <Card>
      <h2>{t('admin.filter.texts')}</h2>
      <p className="mt-1 mb-4 max-w-176 text-ink-soft">{t('admin.filter.textsText')}</p>
      <ErrorCallout error={found.error} />
      <div className="flex flex-wrap gap-3">
        {disagreements.map((which) => (
          <Button
            key={which}
            look="secondary"
            aria-pressed={isShown && found.variables === which}
            pending={found.isPending && found.variables === which}
            onClick={() => found.mutate(which)}
          >
            {t(`admin.filter.show.${which}`)}
          </Button>
        ))}
      </div>
      <div role="status">{isShown && <Texts which={found.variables} {...found.data} />}</div>
    </Card>
  );
}

interface TextsProps {
  which: Disagreement;
  texts: readonly DisagreementText[];
  unreadable: number;
}

function Texts({ which, texts, unreadable }: TextsProps): ReactNode {
  return (
    <div className="mt-5">
      <h3>{t(`admin.filter.${which}`)}</h3>
      <p className="mt-1 max-w-176">
        {t(texts.length > 0 ? `admin.filter.advice.${which}` : `admin.filter.noTexts.${which}`)}
      </p>
      {unreadable > 0 && (
        <p className="mt-1 text-ink-soft text-sm">{t('admin.filter.unreadable', { count: unreadable })}</p>
      )}
      <ul className="ruled mt-2">
        {texts.map((one) => (
          <li key={one.caseId} className="py-3">
            <p className="whitespace-pre-line break-words">{one.text}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
              <span>{describeText(one)}</span>
              <CaseLink id={one.caseId} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeText({ at, filterSaid, rules }: DisagreementText): string {
  const sentences = [...new Set(rules.map(describeRule))];
  return [formatDate(at), describeVerdict(filterSaid), ...sentences].join(' · ');
}

export function CaseLink({ id }: { id: string }): ReactNode {
  return (
    <Link to={`/moderation/cases/${id}`} className="inline-flex min-h-12 items-center font-bold underline">
      {t('admin.filter.toCase')}
    </Link>
  );
}
