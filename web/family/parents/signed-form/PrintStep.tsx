import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SignedForm } from '#contract/family.ts';
import { type PaperSize, paperSizes } from '#contract/rules/family/signed-forms.ts';
import { sentenceFor } from '#web/app/api.ts';
import { browserLocales } from '#web/app/i18n/browser-locales.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { FieldFrame } from '#web/ui/controls/FieldFrame.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../../messages/forms/index.ts';
import { usePrintSignedForm } from './queries.ts';
import { pdfAddress } from './upload-files.ts';

/** Countries that print on US Letter. */
const letterRegions = ['US', 'CA', 'MX', 'PH', 'CL', 'CO'];

function usualPaper(): PaperSize {
  const region = browserLocales()[0]?.region;
  return region && letterRegions.includes(region) ? 'letter' : 'a4';
}

function usePdfAddress(pdf: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (pdf === undefined) return;
    const made = pdfAddress(pdf);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [pdf]);
  return address;
}

export function PrintStep({ token, form }: { token: string; form: SignedForm }): ReactNode {
  const [paper, setPaper] = useState(usualPaper);
  const { mutate, data, isPending, error, reset } = usePrintSignedForm(token);
  const address = usePdfAddress(data?.pdf);
  const step = useRef<HTMLDivElement>(null);
  // The button that was pressed has become a link.
  useEffect(() => {
    if (address) step.current?.querySelector('a')?.focus();
  }, [address]);
  return (
    <Card>
      <h2>{t('forms.print')}</h2>
      <p className="mt-1">{t('forms.print.text')}</p>
      <div ref={step} className="mt-4 flex flex-wrap items-end gap-3">
        <FieldFrame label={t('forms.print.paper')} className="w-36">
          {(tied) => (
            <select
              {...tied}
              className="control cursor-pointer"
              value={paper}
              onChange={({ target }) => {
                setPaper(target.value as PaperSize);
                reset();
              }}
            >
              {paperSizes.map((size) => (
                <option key={size} value={size}>
                  {t(`forms.print.${size}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {address ? (
          <Button href={address} download={t('forms.print.file', { code: form.code })}>
            {t('forms.print.open')}
          </Button>
        ) : (
          <Button pending={isPending} onClick={() => mutate(paper)}>
            {t('forms.print.button')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 font-bold empty:absolute">
        {address && t('forms.print.done')}
      </p>
      {error && (
        <div role="alert">
          <Callout tone="lotus">{sentenceFor(error)}</Callout>
        </div>
      )}
      <p className="text-ink-soft text-sm">{t('forms.print.noPrinter')}</p>
    </Card>
  );
}
