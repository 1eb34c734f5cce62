import type { ReactNode } from 'react';
import { type Landmark, type Living, pondKinds } from '#contract/rules/rewards/pond.ts';
import type { Season } from '#contract/rules/rewards/seasons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/pond/index.ts';
import { PondScene } from './scene/PondScene.tsx';
import { ThingPicture } from './scene/Things.tsx';
import './pond.css';

interface PondViewProps {
  pond: { readonly season: Season; readonly living: Living; readonly landmarks: readonly Landmark[] };
  /** Replaces the mascot in the middle. */
  frog?: ReactNode;
  title: string;
  lead: string;
  /** Shown beside the title. */
  action: ReactNode;
  /** Shown beside the list of what lives here. */
  children: ReactNode;
}

/** The picture of a pond with text beside it, which says everything that the picture shows. */
export function PondView({ pond, frog, title, lead, action, children }: PondViewProps): ReactNode {
  return (
    <main id="main" tabIndex={-1} className="rewards-pond-page min-w-0">
      <PondScene {...pond} frog={frog} />
      <div className="rewards-pond-head">
        <div className="min-w-0 max-w-md">
          <h1 className="break-words">{title}</h1>
          <p>{lead}</p>
        </div>
        {action}
      </div>
      <div className="rewards-pond-panels">
        <LivingCard pond={pond} />
        <div className="rewards-pond-side">{children}</div>
      </div>
    </main>
  );
}

function LivingCard({ pond: { season, living, landmarks } }: Pick<PondViewProps, 'pond'>): ReactNode {
  return (
    <Card padding="small" aria-label={t('rewards.pond.living')}>
      <ul className="rewards-pond-living">
        {pondKinds.map((kind) => (
          <li key={kind} className="rewards-pond-thing">
            <span className="flex size-12 shrink-0 items-center justify-center rounded-button bg-mist">
              <ThingPicture of={kind} className={living[kind] === 0 ? 'size-10 opacity-40 grayscale' : 'size-10'} />
            </span>
            <span className="min-w-0 max-w-full break-words leading-tight">
              <b className="block font-display">
                {living[kind] === 0
                  ? t(`rewards.pond.${kind}.none`)
                  : t(`rewards.pond.${kind}`, { count: living[kind] })}
              </b>
              <span className="text-ink-soft text-sm">{t(`rewards.pond.${kind}.from`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="sr-only">
        {landmarks.length > 0 &&
          t('rewards.pond.scenery', { landmarks: landmarks.map((name) => t(`rewards.pond.${name}`)).join(', ') })}{' '}
        {t(`rewards.pond.${season}`)}
      </p>
    </Card>
  );
}
