import type { ReactNode } from 'react';
import { t } from '../messages/privacy/index.ts';
import type { Facts } from '../WithOperatorFacts.tsx';
import { Gap, GrownUpPolicy, operatorLines, Paragraphs, type PolicySection } from './GrownUpPolicy.tsx';
import { PolicySummary } from './PolicySummary.tsx';
import { RetentionTable } from './RetentionTable.tsx';

export function PrivacyForGrownUps({ facts }: { facts: Facts }): ReactNode {
  return (
    <>
      <PolicySummary title={t('help.privacy.summary')} points={summary.map(summaryPoint)} />
      <GrownUpPolicy intro={[t('help.privacy.intro'), t('help.privacy.badge')]} sections={listSections(facts)} />
    </>
  );
}

const summary = [
  ['sees', '👀', 'sky', '#sees'],
  ['kept', '📒', 'leaf', '#kept'],
  ['rights', '✉️', 'ember', '/contact?about=parent'],
] as const;

function summaryPoint([id, emoji, tone, to]: (typeof summary)[number]) {
  return {
    title: t(`help.privacy.summary.${id}`),
    text: t(`help.privacy.summary.${id}.text`),
    emoji,
    tone,
    link: { to, label: t(`help.privacy.summary.${id}.link`) },
  };
}

function listSections(facts: Facts): PolicySection[] {
  return [
    section('who', <Operator facts={facts} />),
    section('joining', <Told part="joining" facts={facts} />),
    section('sees', <Told part="sees" facts={facts} />),
    section('program', <Told part="program" facts={facts} />),
    section('rights', <Told part="rights" facts={facts} />),
    section('kept', <RetentionTable facts={facts} />),
    section('notKept', <Told part="notKept" facts={facts} />),
    section('basis', <Told part="basis" facts={facts} />, t('help.privacy.basis.gap')),
    section('others', <Told part="others" facts={facts} />, t('help.privacy.others.gap')),
    section('device', <Told part="device" facts={facts} />),
    section('safe', <Told part="safe" facts={facts} />),
    section('coppa', <Told part="coppa" facts={facts} />, t('help.privacy.coppa.gap')),
    section('changes', <Told part="changes" facts={facts} />),
  ];
}

const told = {
  joining: [
    'help.privacy.joining.ages',
    'help.privacy.joining.consent',
    'help.privacy.joining.refused',
    'help.privacy.joining.path',
  ],
  sees: [
    'help.privacy.sees.alone',
    'help.privacy.sees.kids',
    'help.privacy.sees.onlyBuddies',
    'help.privacy.sees.boards',
    'help.privacy.sees.words',
    'help.privacy.sees.asking',
    'help.privacy.sees.held',
    'help.privacy.sees.posts',
    'help.privacy.sees.messages',
    'help.privacy.sees.staff',
    'help.privacy.sees.count',
    'help.privacy.sees.operator',
  ],
  program: [
    'help.privacy.program.text',
    'help.privacy.program.words',
    'help.privacy.program.signals',
    'help.privacy.program.crisis',
    'help.privacy.program.blocks',
    'help.privacy.program.asking',
    'help.privacy.program.ask',
  ],
  rights: [
    'help.privacy.rights.know',
    'help.privacy.rights.ask',
    'help.privacy.rights.limit',
    'help.privacy.rights.revoke',
    'help.privacy.rights.erase',
    'help.privacy.rights.child',
    'help.privacy.rights.proof',
    'help.privacy.rights.complain',
  ],
  notKept: ['help.privacy.notKept.text'],
  basis: ['help.privacy.basis.text', 'help.privacy.basis.gdpr'],
  others: [
    'help.privacy.others.text',
    'help.privacy.others.mail',
    'help.privacy.others.alarm',
    'help.privacy.others.payment',
    'help.privacy.others.model',
  ],
  device: [
    'help.privacy.device.none',
    'help.privacy.device.session',
    'help.privacy.device.known',
    'help.privacy.device.parent',
    'help.privacy.device.path',
    'help.privacy.device.storage',
    'help.privacy.device.banner',
  ],
  safe: ['help.privacy.safe.password', 'help.privacy.safe.guess', 'help.privacy.safe.end', 'help.privacy.safe.https'],
  coppa: ['help.privacy.coppa.text'],
  changes: ['help.privacy.changes.text'],
} as const;

function Told({ part, facts }: { part: keyof typeof told; facts: Facts }): ReactNode {
  return <Paragraphs of={told[part].map((key) => t(key, facts))} />;
}

function section(id: keyof typeof told | 'who' | 'kept', body: ReactNode, gap?: string): PolicySection {
  return {
    id,
    title: t(`help.privacy.${id}`),
    body: (
      <>
        {body}
        {gap !== undefined && <Gap>{gap}</Gap>}
      </>
    ),
  };
}

function Operator({ facts }: { facts: Facts }): ReactNode {
  const { operatorName, operatorAddress, contactEmail } = facts;
  return (
    <>
      <Paragraphs
        of={[
          t('help.privacy.who.text'),
          ...operatorLines(facts),
          ...(contactEmail === '' ? [] : [t('help.privacy.who.mail', facts)]),
          t('help.privacy.who.form'),
        ]}
      />
      {(operatorName === '' || operatorAddress === '') && <Gap>{t('help.privacy.who.gap')}</Gap>}
    </>
  );
}
