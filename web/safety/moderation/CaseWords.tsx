import type { ReactNode } from 'react';
import type { CaseFile } from '#contract/safety.ts';
import { useMedia } from '#web/ui/layout/use-media.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/casework/index.ts';
import { CoveredPicture } from './CoveredPicture.tsx';
import { formatMoment } from './labels.ts';
import { MarkedText } from './MarkedText.tsx';
import { besideTheCase } from './queue/beside-the-case.ts';

const conversations = ['comment', 'message'];
const ofProfile = ['name', 'username', 'bio', 'new_name', 'new_bio', 'new_pip_name'];

/** The reported text, within its conversation or above the child's other texts, which may be long and weeks old. */
export function CaseWords({ file }: { file: CaseFile }): ReactNode {
  const { kind, writtenAt, around, suspension } = file;
  const heading = isDrawingAlone(file) ? 'safety.casework.drawing' : 'safety.casework.words';
  if (suspension) return <AppealWords file={file} suspension={suspension} />;
  if (around.length === 0 || !conversations.includes(kind))
    return (
      <>
        <Heading className="max-wide:sr-only">{t(heading)}</Heading>
        <OwnWords file={file} />
        {around.length > 0 && <Besides kind={kind} lines={around} />}
      </>
    );
  const isBefore = (at: string | null) => at !== null && writtenAt !== null && at < writtenAt;
  return (
    <>
      <Heading>{t('safety.casework.conversation')}</Heading>
      <AroundLines lines={around.filter(({ at }) => isBefore(at))} />
      <OwnWords file={file} />
      <AroundLines lines={around.filter(({ at }) => !isBefore(at))} />
    </>
  );
}

interface AppealWordsProps {
  file: CaseFile;
  suspension: NonNullable<CaseFile['suspension']>;
}

/** First what the child asks, then what they were suspended for, and by whom. */
function AppealWords({ file, suspension }: AppealWordsProps): ReactNode {
  const { by, reason, needsColleague } = suspension;
  const times = { from: formatMoment(suspension.startsAt), until: formatMoment(suspension.endsAt) };
  return (
    <>
      {needsColleague && (
        <p className="mt-2 font-bold" role="status">
          {t('safety.casework.needsColleague')}
        </p>
      )}
      <Heading>{t('safety.casework.appeal')}</Heading>
      <OwnWords file={file} />
      <Heading>{t('safety.casework.appealed')}</Heading>
      <p className="mt-1">
        {by === null
          ? t('safety.casework.suspendedSome', times)
          : t('safety.casework.suspendedBy', { ...times, name: by })}
        {reason && ` ${t(`safety.casework.suspendedFor.${reason}`)}`}
      </p>
      <AroundLines lines={file.around} />
    </>
  );
}

function Besides({ kind, lines }: { kind: string; lines: CaseFile['around'] }): ReactNode {
  if (kind === 'post') return <OtherPosts lines={lines} />;
  return (
    <>
      <Heading>{t(ofProfile.includes(kind) ? 'safety.casework.onProfile' : 'safety.casework.besides')}</Heading>
      <AroundLines lines={lines} />
    </>
  );
}

/** Folded on a phone, where they would stand between the words and the decisions. */
function OtherPosts({ lines }: { lines: CaseFile['around'] }): ReactNode {
  const isWide = useMedia(besideTheCase) ?? true;
  return (
    <details className="mt-5" open={isWide}>
      <summary className="cursor-pointer">
        <h3 className="inline text-lg">{t('safety.casework.otherPosts')}</h3>
      </summary>
      <AroundLines lines={lines} />
    </details>
  );
}

function Heading({ children, className }: { children: string; className?: string }): ReactNode {
  return <h3 className={cx('mt-5 text-lg', className)}>{children}</h3>;
}

function OwnWords({ file }: { file: CaseFile }): ReactNode {
  const { id, kind, title, text, marks, crisis, author, authorName, writtenAt, hasPicture } = file;
  return (
    <>
      <div className="safety-own">
        <p className="text-sm">
          {authorName !== '' && <bdi className="font-bold font-display">{authorName}</bdi>}
          {author && author.username !== authorName && (
            <span className="text-ink-soft"> {t('safety.casework.username', { username: author.username })}</span>
          )}
          {writtenAt && <span className="text-ink-soft"> {formatMoment(writtenAt)}</span>}
        </p>
        {crisis && title !== '' && !text.startsWith(title.replace(/…$/, '')) && (
          <p className="font-bold">
            <bdi>{title}</bdi>
          </p>
        )}
        {text === '' && <p className="text-ink-soft">{t('safety.moderation.noWords')}</p>}
        {!isDrawingAlone(file) && <MarkedText text={text} marks={marks} />}
        {crisis && !['appeal', 'contact'].includes(kind) && (
          <p className="font-bold text-lotus-deep text-sm">{t('safety.casework.keptBack')}</p>
        )}
      </div>
      {hasPicture && <CoveredPicture caseId={id} alt={t('safety.moderation.picture')} />}
    </>
  );
}

/** What stands in place of words is the title already. */
function isDrawingAlone({ hasPicture, title, text }: CaseFile): boolean {
  return hasPicture && text === title;
}

function AroundLines({ lines }: { lines: CaseFile['around'] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map(({ who, text, at }) => (
        <li key={`${at}${text}`} className="safety-said">
          <p className="min-w-0 text-ink-soft text-sm">
            <bdi className="block font-bold font-display">{who}</bdi>
            {at && formatMoment(at)}
          </p>
          <p className="safety-line">{text}</p>
        </li>
      ))}
    </ul>
  );
}
