import type { ReactNode } from 'react';
import { t } from '#web/app/messages/help.ts';
import { OpenPage } from './OpenPage.tsx';

export function ContactPage(): ReactNode {
  return (
    <OpenPage
      title={t('help.contact.title')}
      lead={t('help.contact.lead')}
      mood="happy"
      sections={[
        { emoji: '🧒', title: t('help.contact.kids.title'), text: t('help.contact.kids.text') },
        { emoji: '💌', title: t('help.contact.parents.title'), text: t('help.contact.parents.text') },
        { emoji: '👋', title: t('help.contact.operator.title'), text: t('help.contact.operator.text') },
        { emoji: '🚨', title: t('help.contact.emergency.title'), text: t('help.contact.emergency.text') },
      ]}
    />
  );
}
