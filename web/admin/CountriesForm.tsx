import { type FormEvent, type ReactNode, useState } from 'react';
import type { Settings } from '#contract/admin.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { useMedia } from '#web/ui/layout/use-media.ts';
import { ErrorCallout } from './ErrorCallout.tsx';
import { t } from './messages/index.ts';
import { type SettingsChange, useChangeSettings } from './queries.ts';

interface CountriesFormProps {
  settings: Settings;
  send: string;
  extraChanges?: SettingsChange;
  onSaved: () => void;
  /** The operator's country: listed first, and chosen until the operator has chosen. */
  own?: string | undefined;
}

/** Chooses the countries whose helplines are shown. */
export function CountriesForm({ settings, send, extraChanges, onSaved, own }: CountriesFormProps): ReactNode {
  const change = useChangeSettings();
  const [chosen, setChosen] = useState(settings.helplineCountries ?? (own === undefined ? null : [own]));
  const toggle = (code: string, isChosen: boolean): void =>
    setChosen((before) => (isChosen ? [...(before ?? []), code] : (before ?? []).filter((one) => one !== code)));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ helplineCountries: chosen, ...extraChanges }, { onSuccess: onSaved });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4" aria-label={t('admin.set.countries')}>
      <p className="text-ink-soft">{t('admin.set.countriesHint')}</p>
      <Checkbox
        label={t('admin.set.allCountries')}
        checked={chosen === null}
        onChange={(event) => setChosen(event.target.checked ? null : [])}
      />
      {chosen !== null && (
        <fieldset>
          <legend className="sr-only">{t('admin.set.countries')}</legend>
          <Countries all={listByName(settings.knownCountries, own)} chosen={chosen} onToggle={toggle} />
        </fieldset>
      )}
      <ErrorCallout error={change.error} />
      <Button type="submit" className="self-start" pending={change.isPending}>
        {send}
      </Button>
    </form>
  );
}

interface CountriesProps {
  all: ReturnType<typeof listByName>;
  chosen: readonly string[];
  onToggle: (code: string, isChosen: boolean) => void;
}

/** On a phone, those that were not chosen at first are folded: the button to save would be screens away. */
function Countries({ all, chosen, onToggle }: CountriesProps): ReactNode {
  const isPhone = useMedia('(max-width: 39.99rem)');
  const [chosenFirst] = useState(chosen);
  const boxes = (some: typeof all) => (
    <div className="grid gap-x-4 sm:grid-cols-2 wide:grid-cols-3">
      {some.map(({ code, name }) => (
        <Checkbox
          key={code}
          label={name}
          checked={chosen.includes(code)}
          onChange={(event) => onToggle(code, event.target.checked)}
        />
      ))}
    </div>
  );
  if (!isPhone || chosenFirst.length === 0) return boxes(all);
  return (
    <>
      {boxes(all.filter(({ code }) => chosenFirst.includes(code)))}
      <details>
        <summary className="min-h-12 cursor-pointer py-3 font-bold font-display">
          {t('admin.set.otherCountries')}
        </summary>
        {boxes(all.filter(({ code }) => !chosenFirst.includes(code)))}
      </details>
    </>
  );
}

function listByName(codes: readonly string[], first: string | undefined) {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' });
  const { compare } = new Intl.Collator(currentLocale());
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted(
      (one, other) => Number(other.code === first) - Number(one.code === first) || compare(one.name, other.name),
    );
}
