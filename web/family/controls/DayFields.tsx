import { type ReactNode, useState } from 'react';
import { DAY_MINUTES, OPEN_HOURS_STEP, type OpenRange } from '#contract/rules/family/open-hours.ts';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { t } from '../messages/controls/index.ts';
import { clock, dayName } from './time-words.ts';

/** In half hours, plus any other time that is already set. */
const HALF_HOURS = Array.from({ length: DAY_MINUTES / 30 + 1 }, (_, at) => at * 30);

export type CopyTarget = 'school' | 'weekend' | 'all';

interface DayFieldsProps {
  weekday: number;
  range: OpenRange | null;
  /** The hours of a day that was just opened. */
  usual: OpenRange;
  onChange: (range: OpenRange | null) => void;
  onCopy: (target: CopyTarget) => void;
}

export function DayFields({ weekday, range, usual, onChange, onCopy }: DayFieldsProps): ReactNode {
  const day = dayName(weekday, 'long');
  return (
    <div className="family-day">
      <Checkbox
        label={day}
        aria-label={t('family.days.openOn', { day })}
        checked={range !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? usual : null)}
      />
      <div className="family-day-times">
        {range ? (
          <>
            <Time
              label={t('family.days.from', { day })}
              value={range.from}
              times={HALF_HOURS.filter((time) => time < DAY_MINUTES)}
              onChange={(from) => onChange({ from, to: Math.max(range.to, from + OPEN_HOURS_STEP * 2) })}
            />
            <span aria-hidden="true">–</span>
            <Time
              label={t('family.days.to', { day })}
              value={range.to}
              times={HALF_HOURS.filter((time) => time > range.from)}
              onChange={(to) => onChange({ ...range, to })}
            />
          </>
        ) : (
          <span className="text-ink-soft">{t('family.time.closed')}</span>
        )}
      </div>
      <Copy day={day} onCopy={onCopy} />
    </div>
  );
}

interface TimeProps {
  label: string;
  value: number;
  times: readonly number[];
  onChange: (minute: number) => void;
}

function Time({ label, value, times, onChange }: TimeProps): ReactNode {
  const offered = [...new Set([value, ...times])].toSorted((one, other) => one - other);
  return (
    <select
      aria-label={label}
      className="control w-auto max-sm:ps-2! max-sm:pe-8! tabular-nums"
      value={value}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {offered.map((time) => (
        <option key={time} value={time}>
          {clock(time)}
        </option>
      ))}
    </select>
  );
}

function Copy({ day, onCopy }: { day: string; onCopy: (target: CopyTarget) => void }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div>
      <select
        aria-label={t('family.days.copy', { day })}
        className="control w-auto max-w-32 text-ink-soft"
        value=""
        onChange={({ currentTarget }) => {
          onCopy(currentTarget.value as CopyTarget);
          setIsCopied(true);
        }}
      >
        <option value="" disabled>
          {t('family.days.copy.choose')}
        </option>
        <option value="school">{t('family.days.copy.school')}</option>
        <option value="weekend">{t('family.days.copy.weekend')}</option>
        <option value="all">{t('family.days.copy.all')}</option>
      </select>
      <span role="status" className="sr-only">
        {isCopied && t('family.days.copied')}
      </span>
    </div>
  );
}
