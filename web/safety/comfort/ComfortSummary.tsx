import { type ReactNode, useState } from 'react';
import type { Helplines } from '#contract/help.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { CrossIcon } from '#web/ui/controls/icons.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { ReadAloud } from '#web/ui/sound/ReadAloud.tsx';
import { t } from '../messages/comfort/index.ts';
import { ownCountry } from './country.ts';
import { HelplineList } from './HelplineList.tsx';
import { useHelplines } from './queries.ts';

interface ComfortSummaryProps {
  onClose?: () => void;
  /** Staff will read what the child wrote. */
  isRead?: boolean;
}

/**
 * The card for a child in crisis where space is tight, as in a chat: kind words and one number to call, the rest on request.
 */
export function ComfortSummary({ onClose, isRead = true }: ComfortSummaryProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      aria-label={t('safety.comfort.title')}
      data-tone="leaf"
      className="animate-rise rounded-card border-2 border-leaf bg-leaf-soft p-3 text-ink sm:p-4"
    >
      <div className="flex items-start gap-3">
        <Emoji of="💚" size={32} className="max-[22.5rem]:hidden" />
        <div className="min-w-0 flex-1" role="status">
          <p className="font-bold font-display text-leaf-deep text-lg leading-snug">{t('safety.comfort.title')}</p>
          <p className="text-sm">
            {t('safety.comfort.short')} {isRead && t('safety.comfort.next')}
          </p>
        </div>
        <ReadAloud className="-mt-2" />
        {onClose && (
          <IconButton label={t('safety.comfort.close')} onClick={onClose} className="-me-2 -mt-2">
            <CrossIcon />
          </IconButton>
        )}
      </div>
      <div className="mt-2">{isOpen ? <HelplineList /> : <FirstNumbers onMore={() => setIsOpen(true)} />}</div>
    </section>
  );
}

function FirstNumbers({ onMore }: { onMore: () => void }): ReactNode {
  const { data, isError } = useHelplines();
  const chosen = data?.countries.find(({ code }) => code === ownCountry(data.country, data.countries));
  if (isError) return <p className="font-bold">{t('safety.numbers.unknown')}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {chosen && <Numbers of={chosen} />}
      <Button look="ghost" className="grow" onClick={onMore}>
        {t('safety.comfort.more')}
      </Button>
    </div>
  );
}

function Numbers({ of: { lines, emergency } }: { of: Helplines }): ReactNode {
  const [line] = lines;
  const [danger] = emergency;
  return (
    <>
      {line && (
        <a
          href={`tel:${onlyDigits(line.phone)}`}
          className="pressable flex min-h-14 basis-full items-center gap-3 rounded-button bg-tone px-4 py-2 text-tone-on"
        >
          <Emoji of="📞" size={26} />
          <span className="min-w-0">
            <span className="block font-bold font-display text-lg leading-tight">
              {t('safety.comfort.call', { name: line.name })}
            </span>
            <span className="block font-display text-label leading-tight">
              {[line.phone, line.hours].filter(Boolean).join(' · ')}
            </span>
          </span>
        </a>
      )}
      {danger && (
        <Button look="secondary" href={`tel:${danger.number}`} className="grow">
          {t('safety.comfort.danger', { number: danger.number })}
        </Button>
      )}
    </>
  );
}

function onlyDigits(phone: string): string {
  return phone.replace(/[^\d]/g, '');
}
