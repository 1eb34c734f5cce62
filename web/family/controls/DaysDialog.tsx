import { type ReactNode, useState } from 'react';
import { allDay, DAY_MINUTES, type OpenHours, type OpenRange, WEEK_DAYS } from '#contract/rules/family/open-hours.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/controls/index.ts';
import { TimeZoneField } from '../TimeZoneField.tsx';
import { type CopyTarget, DayFields } from './DayFields.tsx';
import { rangeText } from './time-words.ts';

const school: OpenRange = { from: 15.5 * 60, to: 19.5 * 60 };
const weekend: OpenRange = { from: 8 * 60, to: 20 * 60 };
const SCHOOL_DAYS = [0, 1, 2, 3, 4];
const WEEKEND_DAYS = [5, 6];
const ALL_DAYS = [...SCHOOL_DAYS, ...WEEKEND_DAYS];

const targets: Record<CopyTarget, readonly number[]> = { school: SCHOOL_DAYS, weekend: WEEKEND_DAYS, all: ALL_DAYS };

interface DaysDialogProps {
  hours: OpenHours | null;
  /** Only a parent chooses it. */
  timeZone?: string;
  onClose: () => void;
  onSave: (hours: (OpenRange | null)[] | null, timeZone: string | undefined) => void;
}

/** Open hours for each day of the week, saved together. */
export function DaysDialog({ hours, timeZone, onClose, onSave }: DaysDialogProps): ReactNode {
  const [week, setWeek] = useState<OpenHours>(hours ?? Array.from({ length: WEEK_DAYS }, () => allDay));
  const [zone, setZone] = useState(timeZone);
  const setDays = (days: readonly number[], range: OpenRange | null): void =>
    setWeek((before) => before.map((old, day) => (days.includes(day) ? range : old)));
  const isAlways = week.every((range) => range?.from === 0 && range.to === DAY_MINUTES);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('family.days.title')}
      closeLabel={t('ui.close')}
      size="large"
      actions={
        <>
          <Button onClick={() => onSave(isAlways ? null : [...week], zone)}>{t('family.days.save')}</Button>
          <Button look="secondary" onClick={onClose}>
            {t('family.days.cancel')}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="font-bold font-display">{t('family.days.presets')}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => setDays(SCHOOL_DAYS, school)}>
            {t('family.days.school', { hours: rangeText(school) })}
          </Button>
          <Button look="secondary" onClick={() => setDays(WEEKEND_DAYS, weekend)}>
            {t('family.days.weekend', { hours: rangeText(weekend) })}
          </Button>
          <Button look="secondary" onClick={() => setDays(ALL_DAYS, allDay)}>
            {t('family.days.always')}
          </Button>
        </div>
      </fieldset>
      <ul className="mt-3 divide-y-2 divide-line">
        {week.map((range, weekday) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
          <li key={weekday}>
            <DayFields
              weekday={weekday}
              range={range}
              usual={WEEKEND_DAYS.includes(weekday) ? weekend : school}
              onChange={(changed) => setDays([weekday], changed)}
              onCopy={(target) => setDays(targets[target], range)}
            />
          </li>
        ))}
      </ul>
      {zone !== undefined && (
        <TimeZoneField label={t('family.days.zone')} value={zone} onChange={setZone} className="mt-4" />
      )}
    </Dialog>
  );
}
