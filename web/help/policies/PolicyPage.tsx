import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/policies/index.ts';
import { PublicPage } from '../PublicPage.tsx';
import { type Facts, WithOperatorFacts } from '../WithOperatorFacts.tsx';

const readers = ['kids', 'grown-ups'] as const;
type Reader = (typeof readers)[number];

interface PolicyPageProps {
  /** The day on which the words last changed. */
  changedOn: string;
  name: string;
  titles: Record<Reader, string>;
  leads: Record<Reader, string>;
  kids: (facts: Facts) => ReactNode;
  grownUps: (facts: Facts) => ReactNode;
}

/** The same rules twice: short and big for children, whole for grown-ups. The address says which. */
export function PolicyPage({ changedOn, name, titles, leads, kids, grownUps }: PolicyPageProps): ReactNode {
  const [search, setSearch] = useSearchParams();
  const reader: Reader = search.get('for') === 'grown-ups' ? 'grown-ups' : 'kids';
  const show = (next: Reader): void => setSearch(next === 'kids' ? {} : { for: next }, { replace: true });
  const inWords = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  const date = inWords.format(new Date(changedOn));
  return (
    <PublicPage name={name} title={titles[reader]} lead={leads[reader]}>
      <Tabs
        label={t('help.for')}
        tabs={[
          { id: 'kids', label: <TabLabel emoji="🧒">{t('help.for.kids')}</TabLabel> },
          { id: 'grown-ups', label: <TabLabel emoji="👓">{t('help.for.grownUps')}</TabLabel> },
        ]}
        value={reader}
        onChange={show}
      >
        <WithOperatorFacts fallback={<Coming />}>
          {(facts) => <Suspense fallback={<Coming />}>{reader === 'kids' ? kids(facts) : grownUps(facts)}</Suspense>}
        </WithOperatorFacts>
        <p className="help-version text-ink-soft text-sm">{t('help.version', { date })}</p>
      </Tabs>
    </PublicPage>
  );
}

function TabLabel({ emoji, children }: { emoji: string; children: ReactNode }): ReactNode {
  return (
    <>
      <Emoji of={emoji} size={26} className="max-[25rem]:hidden" />
      {children}
    </>
  );
}

/** As tall as the screen: what stands below a text does not jump when it comes. */
function Coming(): ReactNode {
  return (
    <Card aria-busy={true} className="min-h-dvh">
      <Skeleton lines={8} />
    </Card>
  );
}
