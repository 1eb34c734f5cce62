import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/holds/index.ts';
import { loadPictures } from './queries.ts';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

interface CoveredPictureProps {
  caseId: string;
  alt: string;
  /** When it was added to the case. Without it, the picture of the case itself. */
  addedAt?: string;
}

/** Nobody has to see a picture before they choose to: it is loaded only then, and each view is audited. */
export function CoveredPicture({ caseId, alt, addedAt }: CoveredPictureProps): ReactNode {
  const [state, setState] = useState<'covered' | 'asking' | 'failed'>('covered');
  const [src, setSrc] = useState<string>();
  const picture = useFocusWhenLost<HTMLImageElement>(src ?? null);
  const look = () => {
    setState('asking');
    loadPictures(caseId).then(
      ({ picture: own, additions }) => {
        const found = addedAt === undefined ? own : additions.find(({ at }) => at === addedAt)?.picture;
        setSrc(found ?? undefined);
        setState(found ? 'covered' : 'failed');
      },
      () => setState('failed'),
    );
  };
  if (src !== undefined)
    return <img ref={picture} tabIndex={-1} className="safety-picture" src={src} alt={alt} width={800} height={600} />;
  return (
    <div className="safety-covered">
      <Button look="secondary" pending={state === 'asking'} onClick={look}>
        {t('safety.picture.show')}
      </Button>
      <p aria-live="polite">{t(state === 'failed' ? 'safety.picture.failed' : 'safety.picture.noted')}</p>
    </div>
  );
}
