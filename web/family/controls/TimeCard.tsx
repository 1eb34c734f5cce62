import { type ReactNode, useEffect, useState } from 'react';
import type { ChildControls } from '#contract/family.ts';
import { prepareTimeZones } from '#web/app/i18n/time-zones.ts';
import { lazyDialog } from '#web/app/lazy-dialog.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/controls/index.ts';
import { ControlsCard } from './ControlsCard.tsx';
import { LimitSlider } from './LimitSlider.tsx';
import { useChangeControls } from './queries.ts';
import { Saved } from './Saved.tsx';
import { limitText } from './time-words.ts';
import { WeekBars } from './WeekBars.tsx';
import './controls.css';

const DaysDialog = lazyDialog(() => import('./DaysDialog.tsx').then((file) => file.DaysDialog));
const fetchAhead = (): void => void DaysDialog.load().catch(() => undefined);

/** How long and when a child may be here. */
export function TimeCard({ childId, childName: name }: { childId: string; childName: string }): ReactNode {
  const change = useChangeControls(childId);
  return (
    <ControlsCard
      childId={childId}
      id="time"
      title={t('family.time.title')}
      aside={<Saved isShown={change.isSuccess} />}
      lines={9}
    >
      {(controls) => (
        <>
          {controls.isOwnChoice ? (
            <Callout tone="sky" className="mt-3">
              {t('family.controls.ownChoice', { name })}
            </Callout>
          ) : (
            <LimitSlider
              limit={controls.controls.dailyLimit}
              hint={t('family.time.counts', { name })}
              onChange={(dailyLimit) => change.mutate({ controls: { dailyLimit } })}
            />
          )}
          <StricterLimit controls={controls} />
          <Hours controls={controls} name={name} onChange={change.mutate} isSaving={change.isPending} />
          <FamilyProblem error={change.error} className="mt-4" />
        </>
      )}
    </ControlsCard>
  );
}

function StricterLimit({
  controls: { controls, controlsInForce, isOwnChoice },
}: {
  controls: ChildControls;
}): ReactNode {
  const { dailyLimit } = controlsInForce;
  if (isOwnChoice || dailyLimit === null || (controls.dailyLimit !== null && controls.dailyLimit <= dailyLimit))
    return null;
  return (
    <p className="mt-2 font-bold text-ember-deep text-sm">
      {t('family.time.stricter.limit', { limit: limitText(dailyLimit) })}
    </p>
  );
}

interface HoursProps {
  controls: ChildControls;
  name: string;
  onChange: ReturnType<typeof useChangeControls>['mutate'];
  isSaving: boolean;
}

function Hours({ controls, name, onChange, isSaving }: HoursProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(prepareTimeZones, []);
  const { openHours } = controls.controls;
  const close = (): void => setIsOpen(false);
  const shown = controls.isOwnChoice ? controls.controlsInForce.openHours : openHours;
  const isStricter = JSON.stringify(openHours) !== JSON.stringify(controls.controlsInForce.openHours);
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4">
        <h3>{t('family.time.open')}</h3>
        {!controls.isOwnChoice && (
          <Button
            look="ghost"
            className="-me-4"
            onClick={() => setIsOpen(true)}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
          >
            {t('family.time.change')}
          </Button>
        )}
      </div>
      <WeekBars hours={shown} />
      <p className="mt-3 text-ink-soft text-sm">
        {t(shown === null ? 'family.time.always' : 'family.time.rest', { name })}
      </p>
      {isStricter && !controls.isOwnChoice && !isSaving && (
        <p className="mt-2 font-bold text-ember-deep text-sm">{t('family.time.stricter.hours')}</p>
      )}
      {isOpen && (
        <DaysDialog
          hours={openHours}
          timeZone={controls.timeZone}
          onClose={close}
          onSave={(hours, timeZone) => {
            onChange({
              controls: { openHours: hours },
              ...(timeZone === undefined || timeZone === controls.timeZone ? {} : { timeZone }),
            });
            close();
          }}
        />
      )}
    </>
  );
}
