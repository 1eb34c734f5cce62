import { type ReactNode, type RefObject, useRef } from 'react';
import type { CaseFile, Decision } from '#contract/safety.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { useMedia } from '#web/ui/layout/use-media.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/casework/index.ts';
import { Additions } from './Additions.tsx';
import { CaseWords } from './CaseWords.tsx';
import { ClaimBanner } from './casework/ClaimBanner.tsx';
import { FirstSteps } from './casework/FirstSteps.tsx';
import { HelplinesCard } from './casework/HelplinesCard.tsx';
import { ParentContact } from './casework/ParentContact.tsx';
import { useCaseLog } from './casework/queries.ts';
import { StaffNotes } from './casework/StaffNotes.tsx';
import { StateNote } from './casework/StateNote.tsx';
import { ToldCard } from './casework/ToldCard.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { describeMarks, filterNumber } from './findings.ts';
import {
  caseTitle,
  caseTone,
  decisionLabel,
  formatDate,
  formatTime,
  isClosed,
  kindLabel,
  reasonLabel,
} from './labels.ts';
import { besideTheCase } from './queue/beside-the-case.ts';
import { decidable } from './review-queue.ts';

interface CaseViewProps {
  file: CaseFile;
  heading?: RefObject<HTMLHeadingElement | null>;
  onDecide: (decision: Decision) => void;
  isWritingNote: boolean;
  onWriteNote: (isWriting: boolean) => void;
}

/** What a decision needs: the content, its author and its context. In a crisis, first what to do. */
export function CaseView({ file, heading, onDecide, isWritingNote, onWriteNote }: CaseViewProps): ReactNode {
  const contacts = useRef<HTMLElement>(null);
  const { crisis, claim } = file;
  const log = useCaseLog(file);
  // A phone has no room for the steps above the words that they are about.
  const isWide = useMedia(besideTheCase) ?? true;
  const canDecide = file.can.length > 0;
  const isOpen = canDecide && !isClosed(file);
  const isForAdmins = file.state === 'escalated' && !file.can.includes('approve');
  const isLocked = isOpen && claim !== null && !claim.isOwn;
  // What the server would refuse now is not offered.
  const open = { ...file, can: [...decidable(file)] };
  const showContacts = (): void => {
    contacts.current?.scrollIntoView({ block: 'center' });
    contacts.current?.focus({ preventScroll: true });
  };
  const firstSteps = crisis && <FirstSteps file={open} onShowContacts={showContacts} />;
  return (
    <section className="safety-case" aria-label={t('safety.moderation.case')} data-tone={caseTone(file)}>
      <header className="safety-case-head">
        <div className="min-w-0 flex-1 basis-72">
          <Chips file={file} isWide={isWide} />
          <h2 ref={heading} tabIndex={-1} className="mt-1 outline-none wide:mt-2" aria-live="polite">
            {crisis ? t('safety.casework.crisis') : <bdi>{caseTitle(file)}</bdi>}
          </h2>
        </div>
        {isOpen && !isForAdmins && <ClaimBanner file={file} />}
      </header>
      <div className={cx('safety-case-body', crisis !== null && 'safety-case-crisis')}>
        <div className="min-w-0">
          <StateNote file={file} />
          {isWide && firstSteps}
          <Reported file={file} />
          <CaseWords file={file} />
          <Additions file={file} />
          {!isWide && firstSteps && <div className="mt-5">{firstSteps}</div>}
          <Facts file={file} />
          <Outcome file={file} />
          <StaffNotes file={file} log={log} isWriting={isWritingNote} onWrite={onWriteNote} />
          <p className="mt-3 text-ink-soft text-sm">{t('safety.casework.logged')}</p>
        </div>
        <CrisisAside file={{ ...open, log: log.entries }} contacts={contacts} isWide={isWide} />
      </div>
      {canDecide && (
        <footer className="safety-act">
          {isLocked && (
            <p className="font-bold" role="status">
              {t('safety.casework.locked', { name: claim.by })}
            </p>
          )}
          <DecisionButtons file={open} onDecide={onDecide} />
        </footer>
      )}
    </section>
  );
}

interface CrisisAsideProps {
  file: CaseFile;
  contacts: RefObject<HTMLElement | null>;
  isWide: boolean;
}

/** Whom to call, and who was told. */
function CrisisAside({ file, contacts, isWide }: CrisisAsideProps): ReactNode {
  if (!file.crisis) return null;
  return (
    <div className="safety-case-aside">
      <HelplinesCard timeZone={file.crisis.timeZone} />
      <ParentContact file={file} ref={contacts} />
      <ToldCard file={file} isOpen={isWide} />
    </div>
  );
}

/** On a phone, what is only for orientation is one line of text. */
function Chips({ file, isWide }: { file: CaseFile; isWide: boolean }): ReactNode {
  const facts = [
    kindLabel(file.kind),
    ...(file.ageGroup === null ? [] : [t('safety.moderation.age', { ageGroup: file.ageGroup })]),
    t('safety.moderation.severity', { severity: file.severity }),
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wide:gap-y-2">
      {file.urgent && <Chip tone="lotus">{t('safety.moderation.isUrgent')}</Chip>}
      {!file.crisis && file.reason !== file.kind && (
        <Chip>
          <span className="inline-block first-letter:uppercase">{reasonLabel(file.reason)}</span>
        </Chip>
      )}
      {isWide &&
        facts.map((fact) => (
          <Chip key={fact} tone="quiet">
            {fact}
          </Chip>
        ))}
      {file.state === 'escalated' && <Chip tone="grape">{t('safety.moderation.escalatedTo')}</Chip>}
      {file.state === 'removing' && <Chip tone="ember">{t('safety.moderation.removing')}</Chip>}
      {file.onHold && <Chip tone="teal">{t('safety.moderation.held')}</Chip>}
      {!isWide && <span className="text-ink-soft text-sm">{facts.join(' · ')}</span>}
    </p>
  );
}

const known = ['unkind', 'private', 'scary', 'stranger', 'not_sure'] as const;

/** Why children have reported it stands above the words, which are read with other eyes then. */
function Reported({ file: { reportReasons } }: { file: CaseFile }): ReactNode {
  const all = reportReasons.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const reasons = reportReasons.map(({ reason, count }) => {
    const one = known.find((name) => name === reason);
    return `${reportReasons.length > 1 ? `${count} × ` : ''}${one ? t(`safety.report.${one}`) : reason}`;
  });
  return <p className="mb-3 font-bold">{t('safety.casework.reported', { count: all, reasons: reasons.join(', ') })}</p>;
}

/** What was decided, and whether the author has seen the message about it. */
function Outcome({ file: { kind, state, decision, decidedBy, message } }: { file: CaseFile }): ReactNode {
  return (
    <>
      {state === 'decided' && decision && decidedBy && (
        <p className="mt-3 font-bold">
          {t('safety.moderation.decidedBy', { name: decidedBy, decision: decisionLabel(decision, kind) })}
        </p>
      )}
      {message && (
        <p className="mt-3">
          {t('safety.casework.messageSent', { time: formatTime(message.at) })}{' '}
          {message.seenAt
            ? t('safety.casework.messageSeen', { time: formatTime(message.seenAt) })
            : t('safety.casework.messageUnseen')}
        </p>
      )}
    </>
  );
}

function Facts({ file }: { file: CaseFile }): ReactNode {
  const { author, marks, verdictVersion } = file;
  const sentences = describeMarks(marks).join(' ');
  return (
    <ul className="mt-3 flex flex-col gap-1 text-ink-soft text-sm">
      {author && (
        <li>
          {t('safety.moderation.history', { ...author, since: formatDate(author.joinedAt) })}
          {author.suspendedUntil && `; ${t('safety.moderation.resting', { time: formatTime(author.suspendedUntil) })}`}
        </li>
      )}
      {sentences !== '' && <li>{t('safety.moderation.marks', { sentences })}</li>}
      {verdictVersion && <li>{t('safety.moderation.version', { version: filterNumber(verdictVersion) })}</li>}
    </ul>
  );
}
