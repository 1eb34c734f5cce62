import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Helplines } from '#contract/help.ts';
import { t } from '#web/app/messages/help-contact.ts';
import { currentLocale } from '#web/app/messages/index.ts';
import { Card } from '#web/ui/Card.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useHelplines } from './queries.ts';

/** Whom to call, before anything else. `focused` for whoever has asked for it by a button that is gone now. */
export function HelplinesCard({ focused }: { focused: boolean }): ReactNode {
  const { data, isError } = useHelplines();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Card tone="lotus" aria-labelledby="call" aria-busy={!data && !isError}>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id="call" tabIndex={-1} className="help-place">
            {t('help.lines')}
          </h2>
          <p className="mt-1">{t('help.lines.text')}</p>
        </div>
        <Pip size={72} className="shrink-0 max-sm:hidden" />
      </div>
      {data ? <Lines country={data.country} countries={data.countries} /> : isError ? <Unknown /> : <Waiting />}
    </Card>
  );
}

function Unknown(): ReactNode {
  return <p className="mt-4 font-bold text-lg">{t('help.lines.unknown')}</p>;
}

function Waiting(): ReactNode {
  return <Skeleton lines={4} className="mt-5" />;
}

interface LinesProps {
  /** The operator's. */
  country: string | null;
  countries: readonly Helplines[];
}

function Lines({ country, countries }: LinesProps): ReactNode {
  const [code, setCode] = useState(() => country ?? regionOf(navigator.languages, countries) ?? countries[0]?.code);
  const chosen = countries.find((one) => one.code === code);
  return (
    <>
      <CountryField countries={countries} code={code ?? ''} onCode={setCode} />
      {chosen && (
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {chosen.emergency.map(({ number, for: kind }) => (
            <Line key={number} name={t(`help.lines.${kind}`)} phone={number} isUrgent />
          ))}
          {chosen.lines.map((line) => (
            <Line key={line.phone} {...line} />
          ))}
        </ul>
      )}
      <p className="mt-4 text-ink-soft text-sm">
        {t('help.lines.why')} {t('help.lines.checked')}
      </p>
    </>
  );
}

interface CountryFieldProps {
  countries: readonly Helplines[];
  code: string;
  onCode: (code: string) => void;
}

function CountryField({ countries, code, onCode }: CountryFieldProps): ReactNode {
  const id = useId();
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' });
  const named = countries.map((one) => ({ code: one.code, name: names.of(one.code) ?? one.code }));
  named.sort((one, other) => one.name.localeCompare(other.name, currentLocale()));
  return (
    <div className="help-country mt-4 flex flex-wrap items-center">
      <label htmlFor={id} className="font-bold font-display">
        {t('help.lines.country')}
      </label>
      <select
        id={id}
        value={code}
        onChange={(event) => onCode(event.target.value)}
        className="help-country-field control max-w-full"
      >
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface LineProps {
  name: string;
  phone: string;
  hours?: string | null;
  website?: string | null;
  isUrgent?: boolean;
}

function Line({ name, phone, hours, website, isUrgent = false }: LineProps): ReactNode {
  return (
    <li data-tone={isUrgent ? 'lotus' : 'sky'} className="flex flex-col rounded-button bg-tone-soft p-4">
      <p className="font-bold font-display">{name}</p>
      <a
        href={`tel:${phone.replace(/[^\d]/g, '')}`}
        aria-label={t('help.lines.call', { name, phone })}
        className="help-call pressable mt-2 inline-flex min-h-14 items-center justify-center rounded-button px-4 font-bold font-display text-tone-on text-xl"
      >
        {phone}
      </a>
      {hours && <p className="mt-2 text-sm">{hours}</p>}
      {website && <p className="mt-1 break-all text-ink-soft text-sm">{t('help.lines.more', { website })}</p>}
    </li>
  );
}

/** The first region of the browser's languages that helplines are known of: the GB of en-GB. */
function regionOf(languages: readonly string[], countries: readonly Helplines[]): string | undefined {
  const regions = languages.map((language) => new Intl.Locale(language).region);
  return regions.find((region) => countries.some(({ code }) => code === region));
}
