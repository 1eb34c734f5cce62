import type { ReactNode } from 'react';
import { t } from '#web/app/messages/help.ts';
import { OpenPage } from './OpenPage.tsx';

export function HelpPage(): ReactNode {
  return (
    <OpenPage
      title={t('help.help.title')}
      lead={t('help.help.lead')}
      mood="thinking"
      sections={[
        { emoji: '🐣', title: t('help.help.start.title'), text: t('help.help.start.text') },
        { emoji: '🧩', title: t('help.help.play.title'), text: t('help.help.play.text') },
        { emoji: '⭐', title: t('help.help.points.title'), text: t('help.help.points.text') },
        { emoji: '🏅', title: t('help.help.levels.title'), text: t('help.help.levels.text') },
        { emoji: '🔑', title: t('help.help.password.title'), text: t('help.help.password.text') },
        { emoji: '🎨', title: t('help.help.look.title'), text: t('help.help.look.text') },
      ]}
    />
  );
}
