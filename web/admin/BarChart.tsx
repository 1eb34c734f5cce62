import { type ReactNode, useId } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from './messages/index.ts';

interface BarChartProps {
  title: string;
  /** Name of the x axis, such as "Day". */
  across: string;
  bars: readonly { label: string; value: number }[];
  tone: Tone;
}

const HEIGHT = 120;
const BAR = 40;
const GAP = 16;
/** Approximate width of a letter in px. */
const LETTER = 9;
const LABELS = 48;

/** Bars with their values, and the same data as a table for screen readers. */
export function BarChart({ title, across, bars, tone }: BarChartProps): ReactNode {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const number = new Intl.NumberFormat(currentLocale());
  const slot = Math.max(BAR, ...bars.map(({ label }) => label.length * LETTER)) + GAP;
  const width = bars.length * slot;
  return (
    <figure data-tone={tone} aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="font-bold font-display">
        {title}
      </figcaption>
      <svg aria-hidden="true" width={width} viewBox={`0 0 ${width} ${HEIGHT + LABELS}`} className="mt-2 max-w-full">
        {bars.map(({ label, value }, place) => {
          const height = (value / most) * HEIGHT;
          const middle = place * slot + slot / 2;
          return (
            <g key={label} textAnchor="middle" className="fill-ink text-sm">
              <rect
                x={middle - BAR / 2}
                y={20 + HEIGHT - height}
                width={BAR}
                height={Math.max(height, 2)}
                rx="6"
                className="fill-tone"
              />
              <text x={middle} y={14 + HEIGHT - height}>
                {number.format(value)}
              </text>
              <text x={middle} y={HEIGHT + 40} className="fill-ink-soft">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary className="inline-flex min-h-12 items-center text-ink-soft text-sm underline">
          {t('admin.chart.table')}
        </summary>
        <table className="w-full max-w-80 text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th className="text-start">{across}</th>
              <th className="text-end">{title}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value }) => (
              <tr key={label}>
                <th className="text-start font-normal">{label}</th>
                <td className="text-end">{number.format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
