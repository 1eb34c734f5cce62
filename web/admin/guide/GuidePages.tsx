import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { NavItem } from '#web/ui/layout/NavItem.tsx';
import law from '../../../docs/for-operators/children-and-law.md?raw';
import worstCase from '../../../docs/for-operators/worst-case.md?raw';
import { AdminFrame } from '../AdminFrame.tsx';
import { t } from '../messages/guide/index.ts';
import { Markdown } from './Markdown.tsx';

/** What the program does for the law, and what only the operator can do. */
export function LawPage(): ReactNode {
  return <Guide title={t('admin.guide.law')} text={withoutProofs(law)} />;
}

/** The names of tests are for readers of the code, and those have the file. */
function withoutProofs(text: string): string {
  const [words = ''] = text.split(/\n## (?:Proofs|What a test proves)\n/);
  return words.replaceAll(/\s\[`\w+`\]/g, '');
}

/** The sheet for the worst case. It can be read here when there is no time to look for it. */
export function WorstCasePage(): ReactNode {
  return <Guide title={t('admin.guide.worst')} text={withoutProofs(worstCase)} />;
}

function Guide({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <AdminFrame title={title}>
      <div className="flex flex-wrap items-center gap-3">
        <nav
          aria-label={t('admin.guide.both')}
          className="flex min-w-0 flex-wrap gap-1 *:max-w-full [&_span]:whitespace-normal"
        >
          <NavItem in="tight" to="/admin/guide" end label={t('admin.guide.law')} />
          <NavItem in="tight" to="/admin/guide/worst-case" end label={t('admin.guide.worst')} />
        </nav>
        <Button look="secondary" onClick={() => print()}>
          {t('admin.guide.print')}
        </Button>
      </div>
      <Markdown text={text} />
    </AdminFrame>
  );
}
