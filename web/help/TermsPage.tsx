import type { ReactNode } from 'react';
import { t } from '#web/app/messages/help.ts';
import { OpenPage } from './OpenPage.tsx';

export function TermsPage(): ReactNode {
  return (
    <OpenPage
      title={t('help.terms.title')}
      lead={t('help.terms.lead')}
      mood="happy"
      sections={[
        { emoji: '💚', title: t('help.terms.kind.title'), text: t('help.terms.kind.text') },
        { emoji: '🎂', title: t('help.terms.real.title'), text: t('help.terms.real.text') },
        { emoji: '🤫', title: t('help.terms.secret.title'), text: t('help.terms.secret.text') },
        { emoji: '🎲', title: t('help.terms.fair.title'), text: t('help.terms.fair.text') },
        { emoji: '🧡', title: t('help.terms.grownUps.title'), text: t('help.terms.grownUps.text') },
        { emoji: '🌧️', title: t('help.terms.end.title'), text: t('help.terms.end.text') },
      ]}
    />
  );
}
