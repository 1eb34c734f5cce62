import type { ReactNode } from 'react';
import { t } from '../messages/terms/index.ts';
import type { Facts } from '../WithOperatorFacts.tsx';
import { Gap, GrownUpPolicy, operatorLines, Paragraphs, type PolicySection } from './GrownUpPolicy.tsx';
import { PolicySummary } from './PolicySummary.tsx';

export function TermsForGrownUps({ facts }: { facts: Facts }): ReactNode {
  return (
    <>
      <PolicySummary title={t('help.terms.summary')} points={summary.map((point) => summaryPoint(point, facts))} />
      <GrownUpPolicy intro={[t('help.terms.intro'), ...operatorLines(facts)]} sections={listSections(facts)} />
    </>
  );
}

const summary = [
  ['join', '🐣', 'leaf'],
  ['write', '📝', 'grape'],
  ['end', '👋', 'ember'],
] as const;

function summaryPoint([id, emoji, tone]: (typeof summary)[number], facts: Facts) {
  return {
    title: t(`help.terms.summary.${id}`),
    text: t(`help.terms.summary.${id}.text`, facts),
    emoji,
    tone,
    link: { to: `#${id}`, label: t(`help.terms.summary.${id}.link`) },
  };
}

const parts = {
  join: ['help.terms.join.ages', 'help.terms.join.open', 'help.terms.join.true'],
  account: ['help.terms.account.one', 'help.terms.account.username', 'help.terms.account.password'],
  write: [
    'help.terms.write.owner',
    'help.terms.write.age',
    'help.terms.write.held',
    'help.terms.write.rude',
    'help.terms.write.unlawful',
  ],
  fair: ['help.terms.fair.once', 'help.terms.fair.robots', 'help.terms.fair.worth'],
  end: ['help.terms.end.you', 'help.terms.end.operator'],
  service: ['help.terms.service.up', 'help.terms.service.learning', 'help.terms.service.license'],
  changes: ['help.terms.changes.text'],
} as const;

function listSections(facts: Facts): PolicySection[] {
  return [
    section('join', facts, <Gap>{t('help.terms.who.gap')}</Gap>),
    section('account', facts),
    section('write', facts),
    section('fair', facts),
    section('end', facts),
    section('service', facts, <Gap>{t('help.terms.service.gap')}</Gap>),
    section('changes', facts),
  ];
}

function section(id: keyof typeof parts, facts: Facts, gap?: ReactNode): PolicySection {
  const texts = parts[id].map((key) => t(key, facts));
  return {
    id,
    title: t(`help.terms.${id}`),
    body: (
      <>
        <Paragraphs of={texts} />
        {gap}
      </>
    ),
  };
}
