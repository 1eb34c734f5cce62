import type { ReactNode } from 'react';
import type { CaseAddition, CaseFile } from '#contract/safety.ts';
import { t } from '../messages/moderation/index.ts';
import { CoveredPicture } from './CoveredPicture.tsx';
import { formatTime } from './labels.ts';
import { MarkedText } from './MarkedText.tsx';

/** What the same author wrote in the same place while the case was open. The decision covers all of it. */
export function Additions({ file }: { file: CaseFile }): ReactNode {
  const { additions, added, authorName } = file;
  if (additions.length === 0) return null;
  const left = added - additions.length;
  return (
    <>
      <h3 className="mt-5 text-lg">{t('safety.moderation.additions', { count: added })}</h3>
      {left > 0 && <p className="text-ink-soft text-sm">{t('safety.moderation.additionsLeft', { count: left })}</p>}
      <ol>
        {additions.map((one) => (
          <li key={`${one.at}${one.text}`} className="mt-2">
            <p className="text-ink-soft text-sm">
              {[one.authorName !== authorName && one.authorName, titleBeside(one), formatTime(one.at)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <MarkedText text={one.text} marks={one.marks} />
            {one.hasPicture && (
              <CoveredPicture caseId={file.id} addedAt={one.at} alt={t('safety.moderation.picture')} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The title of a chat message is the beginning of its text. */
function titleBeside({ title, text }: CaseAddition): string {
  return text.startsWith(title.replace(/…$/, '')) ? '' : title;
}
