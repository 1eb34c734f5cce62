import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/index.ts';

/** Shown this once; the server keeps only hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(codes.join('\n')).then(() => setIsCopied(true));
  };
  return (
    <div className="flex flex-col gap-5">
      <p>{t('staff.step.keptText')}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-2 rounded-md bg-mist p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-base">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{t('staff.step.done')}</Button>
        <Button look="secondary" onClick={copy}>
          <span aria-live="polite">{t(isCopied ? 'staff.step.copied' : 'staff.step.copy')}</span>
        </Button>
      </div>
    </div>
  );
}
