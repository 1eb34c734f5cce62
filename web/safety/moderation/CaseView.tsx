import type { ReactNode } from 'react';
import type { CaseFile, Decision } from '#contract/safety.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { t } from '../messages/moderation/index.ts';
import { Additions } from './Additions.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { describeMarks, filterNumber } from './findings.ts';
import { dateOf, decisionLabel, kindLabel, reasonLabel, timeOf, titleOf, toneOf } from './labels.ts';
import { MarkedText } from './MarkedText.tsx';

interface CaseViewProps {
  file: CaseFile;
  onDecide: (decision: Decision) => void;
}

/** What a decision needs: the content, its author and its context. */
export function CaseView({ file, onDecide }: CaseViewProps): ReactNode {
  return (
    <section
      className="safety-case"
      aria-label={t('safety.moderation.case')}
      aria-live="polite"
      data-tone={toneOf(file)}
    >
      <Chips file={file} />
      <h2 className="mt-3">
        <bdi>{titleOf(file)}</bdi>
      </h2>
      <p className="text-ink-soft text-sm">
        {[
          file.authorName !== '' && t('safety.moderation.by', { name: file.authorName }),
          file.writtenAt && timeOf(file.writtenAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {file.text === '' ? (
        <p className="safety-words text-ink-soft">{t('safety.moderation.noWords')}</p>
      ) : (
        <MarkedText text={file.text} marks={file.marks} />
      )}
      {file.picture !== null && (
        <img
          className="safety-picture"
          src={file.picture}
          alt={t('safety.moderation.picture')}
          width={800}
          height={600}
        />
      )}
      <Additions file={file} />
      <Facts file={file} />
      {file.decision && file.decidedBy && (
        <p className="mt-3 font-bold">
          {t('safety.moderation.decidedBy', {
            name: file.decidedBy,
            decision: decisionLabel(file.decision, file.kind),
          })}
        </p>
      )}
      <DecisionButtons kind={file.kind} can={file.can} onDecide={onDecide} />
      {file.around.length > 0 && <Around file={file} />}
    </section>
  );
}

function Chips({ file }: { file: CaseFile }): ReactNode {
  return (
    <p className="flex flex-wrap gap-2">
      {file.urgent && <Chip tone="lotus">{t('safety.moderation.isUrgent')}</Chip>}
      <Chip>{reasonLabel(file.reason)}</Chip>
      <Chip tone="quiet">{kindLabel(file.kind)}</Chip>
      {file.ageGroup !== null && <Chip tone="quiet">{t('safety.moderation.age', { ageGroup: file.ageGroup })}</Chip>}
      <Chip tone="quiet">{t('safety.moderation.severity', { severity: file.severity })}</Chip>
      {file.state === 'escalated' && <Chip tone="grape">{t('safety.moderation.escalatedTo')}</Chip>}
      {file.state === 'removing' && <Chip tone="ember">{t('safety.moderation.removing')}</Chip>}
      {file.onHold && <Chip tone="teal">{t('safety.moderation.held')}</Chip>}
    </p>
  );
}

const known = ['unkind', 'private', 'scary', 'stranger', 'not_sure'] as const;

function Facts({ file }: { file: CaseFile }): ReactNode {
  const { author, reportReasons, marks, verdictVersion } = file;
  const sentences = describeMarks(marks).join(' ');
  return (
    <ul className="mt-3 flex flex-col gap-1 text-ink-soft text-sm">
      {author && (
        <li>
          {t('safety.moderation.history', { ...author, since: dateOf(author.joinedAt) })}
          {author.suspendedUntil && `; ${t('safety.moderation.resting', { time: timeOf(author.suspendedUntil) })}`}
        </li>
      )}
      {reportReasons.map(({ reason, count }) => {
        const one = known.find((name) => name === reason);
        return (
          <li key={reason}>
            {count} × {one ? t(`safety.report.${one}`) : reason}
          </li>
        );
      })}
      {sentences !== '' && <li>{t('safety.moderation.marks', { sentences })}</li>}
      {verdictVersion && <li>{t('safety.moderation.version', { version: filterNumber(verdictVersion) })}</li>}
    </ul>
  );
}

function Around({ file }: { file: CaseFile }): ReactNode {
  return (
    <>
      <h3 className="mt-5 text-lg">{t('safety.moderation.around')}</h3>
      <ul className="ruled">
        {file.around.map(({ who, text, at }) => (
          <li key={`${at}${text}`} className="py-2 text-sm">
            <bdi className="font-bold">{who}</bdi>
            {at && <span className="text-ink-soft"> · {timeOf(at)}</span>}
            <p className="safety-line">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
