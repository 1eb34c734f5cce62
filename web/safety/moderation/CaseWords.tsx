import type { ReactNode } from 'react';
import type { CaseFile } from '#contract/safety.ts';
import { t } from '../messages/casework/index.ts';
import { CoveredPicture } from './CoveredPicture.tsx';
import { formatMoment } from './labels.ts';
import { MarkedText } from './MarkedText.tsx';

/** The reported text, within its conversation or above the child's other texts, which may be long and weeks old. */
export function CaseWords({ file }: { file: CaseFile }): ReactNode {
  const { kind, writtenAt, around } = file;
  if (around.length === 0 || kind === 'post')
    return (
      <>
        <Heading>{t('safety.casework.words')}</Heading>
        <OwnWords file={file} />
        {around.length > 0 && <Heading>{t('safety.casework.otherPosts')}</Heading>}
        <AroundLines lines={around} />
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

function Heading({ children }: { children: string }): ReactNode {
  return <h3 className="mt-5 text-lg">{children}</h3>;
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
        {text === '' ? (
          <p className="text-ink-soft">{t('safety.moderation.noWords')}</p>
        ) : (
          <MarkedText text={text} marks={marks} />
        )}
        {crisis && !['appeal', 'contact'].includes(kind) && (
          <p className="font-bold text-lotus-deep text-sm">{t('safety.casework.keptBack')}</p>
        )}
      </div>
      {hasPicture && <CoveredPicture caseId={id} alt={t('safety.moderation.picture')} />}
    </>
  );
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
