import type { ReactNode } from 'react';
import { t } from '../messages/index.ts';
import { QrCode } from './QrCode.tsx';
import type { SignedIn } from './queries.ts';
import { SecondStepForm } from './SecondStepForm.tsx';

interface EnrolmentProps {
  secret: string;
  /** What the picture holds. */
  address: string;
  onDone: (signedIn: SignedIn) => void;
}

/** Three steps: an app, the secret for it, the first code. */
export function Enrolment({ secret, address, onDone }: EnrolmentProps): ReactNode {
  return (
    <ol className="ruled">
      <Step place={1} title={t('staff.step.app')}>
        <p className="text-ink-soft">{t('staff.step.appText')}</p>
      </Step>
      <Step place={2} title={t('staff.step.scan')}>
        <div className="flex flex-wrap items-center gap-5">
          <QrCode text={address} label={t('staff.step.picture')} />
          <p className="min-w-0 flex-1 basis-48">
            {t('staff.step.orType')}
            <code dir="ltr" className="mt-2 block rounded-md bg-mist px-3 py-2 text-base">
              {secret.replace(/.{4}/g, '$& ').trim()}
            </code>
          </p>
        </div>
      </Step>
      <Step place={3} title={t('staff.step.confirm')}>
        <SecondStepForm isFirst onDone={onDone} />
      </Step>
    </ol>
  );
}

function Step({ place, title, children }: { place: number; title: string; children: ReactNode }): ReactNode {
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <h2 className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="inline-grid size-8 shrink-0 place-items-center rounded-full bg-leaf-soft text-base text-leaf-deep"
        >
          {place}
        </span>
        {title}
      </h2>
      {children}
    </li>
  );
}
