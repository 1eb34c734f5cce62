import { type ReactNode, useMemo } from 'react';
import { Card } from '#web/ui/layout/Card.tsx';
import { useAnchors } from '../anchors.ts';
import { t } from '../messages/policies/index.ts';
import { SectionNav } from '../SectionNav.tsx';
import type { Facts } from '../WithOperatorFacts.tsx';

export interface PolicySection {
  id: string;
  title: string;
  body: ReactNode;
}

/** Numbered sections with anchors, and a table of contents that says which one is being read. */
export function GrownUpPolicy({ intro, sections }: { intro: readonly string[]; sections: readonly PolicySection[] }) {
  useAnchors();
  const names = sections.map(({ id }) => id).join(' ');
  const ids = useMemo(() => names.split(' '), [names]);
  return (
    <div className="help-columns text-sm">
      <SectionNav ids={ids} places={sections.map(({ id, title }, at) => ({ id, label: `${at + 1}. ${title}` }))} />
      <Card className="mt-5 wide:mt-0 wide:p-10!" as="div">
        <div className="max-w-176 text-ink-soft">
          <Paragraphs of={intro} />
        </div>
        {sections.map(({ id, title, body }, at) => (
          <section key={id} aria-labelledby={id} className="help-policy-part border-line border-t-2">
            <h2 id={id} tabIndex={-1} className="help-policy-title mb-2">
              {at + 1}. {title}
            </h2>
            <div className="max-w-176">{body}</div>
          </section>
        ))}
      </Card>
    </div>
  );
}

export function Paragraphs({ of: paragraphs }: { of: readonly string[] }): ReactNode {
  return paragraphs.map((text) => (
    <p key={text} className="help-paragraph">
      {text}
    </p>
  ));
}

/** What only the operator can say. */
export function Gap({ children }: { children: string }): ReactNode {
  return (
    <p data-tone="sun" className="mt-3 rounded-button border-2 border-line-strong border-dashed bg-tone-soft px-4 py-3">
      <b>{t('help.gap')}</b> {children}
    </p>
  );
}

/** Who the operator is, as far as they have said. */
export function operatorLines(facts: Facts): readonly string[] {
  if (facts.operatorName === '') return [];
  return [t(facts.operatorAddress === '' ? 'help.operator' : 'help.operator.address', facts)];
}
