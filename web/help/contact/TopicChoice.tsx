import type { ReactNode } from 'react';
import { type ContactType, contactTypes } from '#contract/rules/contact-types.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from '../messages/contact/index.ts';

const looks: Record<ContactType, readonly [emoji: string, tone: Tone]> = {
  general: ['🙋', 'leaf'],
  parent: ['🧡', 'ember'],
  safety: ['🛡️', 'sky'],
  emergency: ['🚨', 'lotus'],
};

/** What the message is about. A visitor in danger sees the helplines before the form. */
export function TopicChoice({ value, onChange }: { value: ContactType; onChange: (type: ContactType) => void }) {
  return (
    <Card>
      <fieldset>
        <legend className="font-bold font-display text-xl">{t('help.contact.type')}</legend>
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
          {contactTypes.map((type) => (
            <Choice key={type} type={type} isChosen={type === value} onChoose={() => onChange(type)} />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}

interface ChoiceProps {
  type: ContactType;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ type, isChosen, onChoose }: ChoiceProps): ReactNode {
  const [emoji, tone] = looks[type];
  return (
    <label
      data-tone={tone}
      className="help-choice flex flex-col items-center justify-center gap-2 rounded-button border-2 border-line p-3 text-center font-display font-semibold leading-tight has-checked:border-tone has-checked:bg-tone-soft has-checked:text-tone-deep has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
    >
      <input type="radio" name="about" checked={isChosen} onChange={onChoose} className="sr-only" />
      <Emoji of={emoji} size={36} />
      {t(`help.contact.type.${type}`)}
    </label>
  );
}
