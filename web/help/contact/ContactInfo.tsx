import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/contact/index.ts';
import { Question } from '../Question.tsx';
import { useOperatorFacts } from '../queries.ts';

const ways = [
  ['kids', '🧒'],
  ['parents', '💌'],
  ['operator', '👋'],
] as const;

const asked = ['when', 'who', 'password', 'twice', 'erase'] as const;

/** Other ways to reach the operator, and frequent questions. */
export function ContactInfo(): ReactNode {
  return (
    <div className="mt-6 flex flex-col gap-6 wide:mt-0">
      <Card as="div">
        <ul className="flex flex-col gap-4">
          {ways.map(([way, emoji]) => (
            <li key={way} className="flex items-start gap-4">
              <Emoji of={emoji} size={36} className="mt-0.5" />
              <div className="min-w-0">
                <h2 className="help-small-title">{t(`help.contact.${way}.title`)}</h2>
                <p className="text-ink-soft text-sm">{t(`help.contact.${way}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <OnDuty />
        <MailButtons />
      </Card>
      <Card tone="sky" aria-labelledby="faq">
        <h2 id="faq" tabIndex={-1} className="help-place mb-1">
          {t('help.faq')}
        </h2>
        {asked.map((question) => (
          <Question
            key={question}
            id={question}
            question={t(`help.faq.${question}`)}
            answer={t(`help.faq.${question}.text`)}
          />
        ))}
        <Button to="/help" look="secondary" wide className="mt-4">
          {t('help.toHelp')}
        </Button>
      </Card>
    </div>
  );
}

const mails = ['general', 'safety', 'parent'] as const;

/** When messages are read, if the operator has said so. */
function OnDuty(): ReactNode {
  const { data } = useOperatorFacts();
  return data?.onDutyNote ? <p className="mt-4">{data.onDutyNote}</p> : null;
}

/** Only if the operator has set an address. */
function MailButtons(): ReactNode {
  const { data } = useOperatorFacts();
  const address = data?.contactEmail;
  if (!address) return null;
  return (
    <div className="mt-5 border-line border-t-2 pt-4">
      <h2 className="help-small-title">{t('help.mail')}</h2>
      <p className="break-all text-ink-soft text-sm">{address}</p>
      <div className="mt-2 flex flex-col gap-2">
        {mails.map((kind) => (
          <Button
            key={kind}
            look="secondary"
            href={`mailto:${address}?subject=${encodeURIComponent(t(`help.mail.${kind}.subject`))}`}
          >
            {t(`help.mail.${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
