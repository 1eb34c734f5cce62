import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { type ContactType, contactTypes } from '#contract/rules/contact-types.ts';
import { useKnownParent, useSession } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { useAnchors } from './anchors.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { ContactInfo } from './contact/ContactInfo.tsx';
import type { Writer } from './contact/contact-message.ts';
import { HelplinesCard } from './contact/HelplinesCard.tsx';
import type { SentContactMessage } from './contact/queries.ts';
import { SentCard } from './contact/SentCard.tsx';
import { TopicChoice } from './contact/TopicChoice.tsx';
import { useParentAgain } from './contact/use-parent-again.ts';
import { t } from './messages/contact/index.ts';
import { PublicPage } from './PublicPage.tsx';

export function ContactPage(): ReactNode {
  const session = useSession();
  const parent = useKnownParent();
  const isAsking = useParentAgain();
  const writer = session.user ? toWriter(session.user) : { userId: parent?.email, name: '', email: '', ...parent };
  return (
    <PublicPage name={t('help.contact')} title={t('help.contact')} lead={t('help.contact.lead')}>
      {(session.status !== 'loading' || session.failed) && !isAsking && (
        <Contact
          key={writer.userId ?? 'visitor'}
          writer={writer}
          usual={parent && !session.user ? 'parent' : 'general'}
        />
      )}
    </PublicPage>
  );
}

function toWriter({ id, displayName, email, parentEmail }: User): Writer {
  return { userId: id, name: displayName, email: email ?? parentEmail ?? '' };
}

interface ContactProps {
  writer: Writer;
  /** What the message is about as long as nothing else is chosen. */
  usual: ContactType;
}

function Contact({ writer, usual }: ContactProps): ReactNode {
  const [type, setType] = useTypeInAddress(usual);
  const [sent, setSent] = useState<SentContactMessage>();
  const [needsComfort, setNeedsComfort] = useState(false);
  const [isCalling, setIsCalling] = useState(false);
  const isUrgent = type === 'safety' || type === 'emergency';
  const choose = (next: ContactType): void => {
    setIsCalling(false);
    setType(next);
  };
  const showLines = (): void => {
    setIsCalling(true);
    setType('emergency');
  };
  useAnchors();
  return (
    <div className="help-columns help-columns-contact">
      <div className="flex min-w-0 flex-col gap-6">
        {!isUrgent && <DangerLine onShow={showLines} />}
        {!sent && <TopicChoice value={type} onChange={choose} />}
        <p role="status" className="sr-only">
          {isUrgent && t('help.lines.below')}
        </p>
        {(isUrgent || (sent && needsComfort)) && <HelplinesCard focused={isCalling} />}
        {sent ? (
          <SentCard letter={sent} onAnother={() => setSent(undefined)} />
        ) : (
          <ContactForm
            writer={writer}
            type={type}
            onSent={(letter, isInTrouble) => {
              setSent(letter);
              setNeedsComfort(isInTrouble);
            }}
          />
        )}
      </div>
      <ContactInfo />
    </div>
  );
}

function DangerLine({ onShow }: { onShow: () => void }): ReactNode {
  return (
    <Callout
      tone="lotus"
      emoji="🚨"
      title={t('help.lines.short')}
      action={
        <Button look="danger" onClick={onShow}>
          {t('help.lines.show')}
        </Button>
      }
    />
  );
}

/** What the message is about, so that a link can say it: /contact?about=safety. */
function useTypeInAddress(usual: ContactType): [type: ContactType, setType: (type: ContactType) => void] {
  const [search, setSearch] = useSearchParams();
  const type = contactTypes.find((one) => one === search.get('about')) ?? usual;
  return [type, (next) => setSearch(next === usual ? {} : { about: next }, { replace: true })];
}
