import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import {
  DAILY_LIMIT_STEP_MINUTES,
  MAX_DAILY_LIMIT_MINUTES,
  MIN_DAILY_LIMIT_MINUTES,
} from '#contract/rules/family/controls.ts';
import { t } from '../messages/controls/index.ts';
import { limitText } from './time-words.ts';

/** One step beyond the longest limit means no limit. */
const NONE = MAX_DAILY_LIMIT_MINUTES + DAILY_LIMIT_STEP_MINUTES;
/** Between the last movement and saving. */
const REST_MS = 600;

interface LimitSliderProps {
  limit: number | null;
  hint: string;
  onChange: (limit: number | null) => void;
}

/** Saved when it stops moving, because a finger passes many values. */
export function LimitSlider({ limit, hint, onChange }: LimitSliderProps): ReactNode {
  const id = useId();
  const [moved, setMoved] = useState<number>();
  const value = moved ?? limit ?? NONE;
  const save = useEffectEvent(() => onChange(value === NONE ? null : value));
  useEffect(() => {
    if (moved === undefined) return;
    const timer = setTimeout(() => {
      save();
      setMoved(undefined);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  const saveOnLeaving = useEffectEvent(() => {
    if (moved !== undefined) save();
  });
  // Whoever moves it and goes on to the next child at once means it, too.
  useEffect(() => () => saveOnLeaving(), []);
  const text = limitText(value === NONE ? null : value);
  const filled = (value - MIN_DAILY_LIMIT_MINUTES) / (NONE - MIN_DAILY_LIMIT_MINUTES);
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-bold font-display text-lg">
          {t('family.time.limit')}
        </label>
        <output htmlFor={id} className="font-bold font-display text-lg">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={MIN_DAILY_LIMIT_MINUTES}
        max={NONE}
        step={DAILY_LIMIT_STEP_MINUTES}
        value={value}
        aria-valuetext={text}
        aria-describedby={`${id}-hint`}
        className="family-slider"
        style={{ '--filled': filled } as CSSProperties}
        onChange={({ currentTarget }) => setMoved(currentTarget.valueAsNumber)}
      />
      <div aria-hidden="true" className="flex justify-between text-ink-soft text-sm">
        <span>{t('family.time.first')}</span>
        <span>{t('family.time.none')}</span>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  );
}
