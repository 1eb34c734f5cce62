import type { ReactNode } from 'react';
import { t } from '#web/app/messages/help.ts';
import { OpenPage } from './OpenPage.tsx';

export function AboutPage(): ReactNode {
  return (
    <OpenPage
      title={t('help.about.title')}
      lead={t('help.about.lead')}
      mood="happy"
      sections={[
        { emoji: '🏡', title: t('help.about.what.title'), text: t('help.about.what.text') },
        { emoji: '🛠️', title: t('help.about.how.title'), text: t('help.about.how.text') },
        { emoji: '🏫', title: t('help.about.who.title'), text: t('help.about.who.text') },
        { emoji: '🧡', title: t('help.about.grownUps.title'), text: t('help.about.grownUps.text') },
      ]}
    />
  );
}
