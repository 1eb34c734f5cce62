import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/holds/index.ts';
import { noteLook } from './queries.ts';

interface BlurredPictureProps {
  caseId: string;
  src: string;
  alt: string;
}

/** Nobody has to see a picture before they choose to. Each look is noted; without the note nothing is shown. */
export function BlurredPicture({ caseId, src, alt }: BlurredPictureProps): ReactNode {
  const [state, setState] = useState<'blurred' | 'asking' | 'shown' | 'failed'>('blurred');
  const look = () => {
    setState('asking');
    noteLook(caseId).then(
      () => setState('shown'),
      () => setState('failed'),
    );
  };
  if (state === 'shown') return <img className="safety-picture" src={src} alt={alt} width={800} height={600} />;
  return (
    <div className="safety-covered">
      <img className="safety-picture" src={src} alt="" aria-hidden="true" width={800} height={600} />
      <div className="safety-cover">
        <Button look="secondary" pending={state === 'asking'} onClick={look}>
          {t('safety.picture.show')}
        </Button>
        <p aria-live="polite">{t(state === 'failed' ? 'safety.picture.failed' : 'safety.picture.noted')}</p>
      </div>
    </div>
  );
}
