import type { ReactNode } from 'react';
import { t } from '#web/app/messages/help.ts';
import { OpenPage } from './OpenPage.tsx';

export function PrivacyPage(): ReactNode {
  return (
    <OpenPage
      title={t('help.privacy.title')}
      lead={t('help.privacy.lead')}
      mood="happy"
      sections={[
        { emoji: '📒', title: t('help.privacy.keep.title'), text: t('help.privacy.keep.text') },
        { emoji: '🧩', title: t('help.privacy.play.title'), text: t('help.privacy.play.text') },
        { emoji: '👀', title: t('help.privacy.sees.title'), text: t('help.privacy.sees.text') },
        { emoji: '🚫', title: t('help.privacy.never.title'), text: t('help.privacy.never.text') },
        { emoji: '🔒', title: t('help.privacy.safe.title'), text: t('help.privacy.safe.text') },
        { emoji: '🧡', title: t('help.privacy.parents.title'), text: t('help.privacy.parents.text') },
      ]}
    />
  );
}
