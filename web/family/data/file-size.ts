import { currentLocale } from '#web/app/i18n/translator.ts';

const KILO = 1000;
const MEGA = 1_000_000;

/** "350 kB", "2.4 MB". */
export function fileSize(bytes: number): string {
  const [value, unit] = bytes < MEGA ? [Math.max(1, bytes / KILO), 'kilobyte'] : [bytes / MEGA, 'megabyte'];
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: bytes < MEGA ? 0 : 1 } as const;
  return new Intl.NumberFormat(currentLocale(), format).format(value);
}
