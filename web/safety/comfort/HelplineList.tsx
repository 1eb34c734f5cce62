import { type ReactNode, useId, useState } from 'react';
import type { Helplines } from '#contract/help.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { BubbleMark } from '#web/ui/controls/marks.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { t } from '../messages/comfort/index.ts';
import { ownCountry } from './country.ts';
import { useHelplines } from './queries.ts';

/** Helplines, then emergency numbers, each one tap away. */
export function HelplineList(): ReactNode {
  const { data, isError } = useHelplines();
  if (data) return <CountryHelplines country={data.country} countries={data.countries} />;
  return isError ? <p className="font-bold text-lg">{t('safety.numbers.unknown')}</p> : <Skeleton lines={3} />;
}

interface CountryHelplinesProps {
  country: string | null;
  countries: readonly Helplines[];
}

function CountryHelplines({ country, countries }: CountryHelplinesProps): ReactNode {
  const [code, setCode] = useState(() => ownCountry(country, countries));
  const chosen = countries.find((one) => one.code === code);
  return (
    <div className="flex flex-col gap-3 text-start">
      {chosen && (
        <>
          <ul className="flex flex-col gap-2" aria-label={t('safety.numbers.lines')}>
            {chosen.lines.map((line) => (
              <HelplineRow key={line.phone} line={line} />
            ))}
          </ul>
          <p className="font-bold">{t('safety.numbers.danger')}</p>
          <ul className="flex flex-wrap gap-2">
            {chosen.emergency.map(({ number, for: kind }) => (
              <li key={number} data-tone="lotus" className="flex-1">
                <ContactLink
                  href={`tel:${number}`}
                  label={t('safety.numbers.call', { name: t(`safety.numbers.${kind}`), phone: number })}
                >
                  {t(`safety.numbers.${kind}`)} {number}
                </ContactLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {countries.length > 1 && <CountryField countries={countries} code={code ?? ''} onCode={setCode} />}
    </div>
  );
}

function HelplineRow({ line }: { line: Helplines['lines'][number] }): ReactNode {
  const { name, phone, sms, hours, website } = line;
  return (
    <li data-tone="leaf" className="rounded-button border-2 border-line bg-card p-3">
      <p className="font-bold font-display">{name}</p>
      {hours && <p className="text-ink-soft text-sm">{hours}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <ContactLink href={`tel:${onlyDigits(phone)}`} label={t('safety.numbers.call', { name, phone })}>
          <Emoji of="📞" size={24} />
          {phone}
        </ContactLink>
        {sms !== null && (
          <ContactLink href={`sms:${onlyDigits(sms)}`} label={t('safety.numbers.sms', { name, phone: sms })}>
            <BubbleMark />
            {sms}
          </ContactLink>
        )}
        {website !== null && (
          <ContactLink href={`https://${website}`} label={t('safety.numbers.write', { name, website })} isExternal>
            {website}
          </ContactLink>
        )}
      </div>
    </li>
  );
}

interface ContactLinkProps {
  href: string;
  label: string;
  isExternal?: boolean;
  children: ReactNode;
}

/** Big enough for a shaking thumb. Sends no referrer to other sites. */
function ContactLink({ href, label, isExternal = false, children }: ContactLinkProps): ReactNode {
  return (
    <a
      href={href}
      aria-label={label}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={
        isExternal
          ? 'inline-flex min-h-14 grow basis-full items-center justify-center break-all sm:basis-auto rounded-button border-2 border-line bg-card px-4 font-display font-semibold'
          : 'pressable inline-flex min-h-14 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-button bg-(--tone) px-3 sm:px-4 font-bold font-display text-tone-on text-xl'
      }
    >
      {children}
    </a>
  );
}

function onlyDigits(phone: string): string {
  return phone.replace(/[^\d]/g, '');
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-bold font-display">
        {t('safety.numbers.country')}
      </label>
      <select
        id={id}
        value={code}
        onChange={(event) => onCode(event.target.value)}
        className="control w-auto max-w-full"
      >
        {code === '' && <option value="">{t('safety.numbers.chooseCountry')}</option>}
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
