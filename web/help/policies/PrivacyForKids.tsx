import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { t as say } from '../messages/index.ts';
import { t } from '../messages/kids/index.ts';
import type { Facts } from '../WithOperatorFacts.tsx';
import { KidsPolicy, type KidsRule } from './KidsPolicy.tsx';

export function PrivacyForKids({ facts }: { facts: Facts }): ReactNode {
  return (
    <>
      <KidsPolicy rules={listRules(facts)} />
      <p className="help-ask flex justify-center">
        <Button to="/contact" size="large">
          {say('help.toContact')}
        </Button>
      </p>
    </>
  );
}

function listRules(facts: Facts): KidsRule[] {
  return [
    rule('know', '📒', 'leaf', [t('help.privacy.know.text'), t('help.privacy.know.mail', facts)]),
    rule('do', '🧩', 'grape', [t('help.privacy.do.text')]),
    rule('sees', '👀', 'sky', [
      t('help.privacy.sees.young', facts),
      t('help.privacy.sees.older'),
      t('help.privacy.sees.buddies'),
    ]),
    rule('hidden', '🙈', 'lotus', [t('help.privacy.hidden.text')]),
    rule('reads', '🔍', 'moss', [t('help.privacy.reads.text')]),
    rule('grownUps', '🧡', 'ember', [t('help.privacy.grownUps.text', facts), t('help.privacy.grownUps.erase')]),
    rule('long', '⏳', 'grape', [t('help.privacy.long.text', facts), t('help.privacy.long.contactMessages', facts)]),
    rule('safe', '🔒', 'teal', [t('help.privacy.safe.text')]),
    rule('cookie', '🍪', 'sun', [t('help.privacy.cookie.text')]),
    rule('ads', '🚫', 'lotus', [t('help.privacy.ads.text')]),
    rule('ask', '🙋', 'leaf', [t('help.privacy.ask.text')]),
  ];
}

type Part = 'know' | 'do' | 'sees' | 'hidden' | 'reads' | 'grownUps' | 'long' | 'safe' | 'cookie' | 'ads' | 'ask';

function rule(id: Part, emoji: string, tone: KidsRule['tone'], texts: readonly string[]): KidsRule {
  return { id, emoji, tone, title: t(`help.privacy.${id}.title`), texts };
}
