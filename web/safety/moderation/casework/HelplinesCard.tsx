import { type ReactNode, useId, useState } from 'react';
import type { Helplines } from '#contract/help.ts';
import { formatTime } from '#web/app/i18n/clock-times.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { ownCountry } from '../../comfort/country.ts';
import { useHelplines } from '../../comfort/queries.ts';
import { t } from '../../messages/casework/index.ts';
import { findCountry } from './country.ts';

/** The helplines of the child's country, and the local time there. */
export function HelplinesCard({ timeZone }: { timeZone: string }): ReactNode {
  const { data } = useHelplines();
  if (!data) return <Skeleton lines={3} />;
  return <OfCountry timeZone={timeZone} countries={data.countries} operators={data.country} />;
}

interface OfCountryProps {
  timeZone: string;
  countries: readonly Helplines[];
  operators: string | null;
}

function OfCountry({ timeZone, countries, operators }: OfCountryProps): ReactNode {
  const known = findCountry(timeZone, countries);
  const [code, setCode] = useState(() => known ?? ownCountry(operators, countries));
  const chosen = countries.find((one) => one.code === code);
  if (countries.length === 0) return <p>{t('safety.casework.noHelplines')}</p>;
  return (
    <section className="safety-aside">
      <h3 className="text-lg">
        {chosen ? t('safety.casework.helplines', { country: regionName(chosen.code) }) : t('safety.casework.lines')}
      </h3>
      {chosen && <Numbers of={chosen} />}
      <p className="text-ink-soft text-sm">
        {known === undefined
          ? t(chosen ? 'safety.casework.countryUnknown' : 'safety.casework.countryMissing')
          : t('safety.casework.localTime', { time: formatTime(new Date(), timeZone) })}
      </p>
      {countries.length > 1 && <CountrySelect codes={countries.map((one) => one.code)} code={code} onCode={setCode} />}
    </section>
  );
}

function Numbers({ of: { emergency, lines } }: { of: Helplines }): ReactNode {
  return (
    <dl className="ruled">
      {emergency.map(({ number, for: kind }) => (
        <div key={number} className="flex items-center justify-between gap-3 py-2">
          <dt className="font-bold font-display">
            {kind === 'all' ? t('safety.casework.emergency') : t(`safety.casework.${kind}`)}
          </dt>
          <dd>
            <PhoneLink number={number} />
          </dd>
        </div>
      ))}
      {lines.map(({ name, phone, hours }) => (
        <div key={phone} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
          <dt className="min-w-0 flex-1 basis-32 font-bold font-display">
            {name}
            {hours && <span className="block font-normal text-ink-soft text-sm">{hours}</span>}
          </dt>
          <dd>
            <PhoneLink number={phone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CountrySelectProps {
  codes: readonly string[];
  code: string | undefined;
  onCode: (code: string) => void;
}

function CountrySelect({ codes, code, onCode }: CountrySelectProps): ReactNode {
  const id = useId();
  const options = codes.map((one) => ({ code: one, name: regionName(one) }));
  return (
    <label className="mt-2 flex flex-wrap items-center gap-x-3 text-sm" htmlFor={id}>
      {t('safety.casework.country')}
      <select
        id={id}
        className="control w-full min-w-0"
        value={code ?? ''}
        onChange={(event) => onCode(event.target.value)}
      >
        {code === undefined && <option value="">{t('safety.casework.chooseCountry')}</option>}
        {options
          .toSorted((one, other) => one.name.localeCompare(other.name, currentLocale()))
          .map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
      </select>
    </label>
  );
}

function regionName(region: string): string {
  return new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(region) ?? region;
}

function PhoneLink({ number }: { number: string }): ReactNode {
  return (
    <a
      href={`tel:${number.replace(/\D/g, '')}`}
      className="inline-flex min-h-12 items-center whitespace-nowrap font-bold font-display text-leaf-deep text-lg"
    >
      {number}
    </a>
  );
}
