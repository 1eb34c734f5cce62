import { type ReactNode, useRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { SpeakerIcon } from '../controls/icons.tsx';
import { Emoji } from '../emoji/Emoji.tsx';
import { cx } from '../style/cx.ts';
import { useReading } from './reading.ts';
import { spokenText, spokenTextInSight } from './spoken-text.ts';

const regions = '[data-reads],[role="dialog"],form,section,article,main';

interface ReadAloudButtonProps {
  words: { start: string; stop: string };
  className?: string | undefined;
}

/** Reads the nearest region around the button; of the page itself, what is in sight. */
export function ReadAloudButton({ words, className }: ReadAloudButtonProps): ReactNode {
  const { isReading, toggle } = useReading();
  const button = useRef<HTMLButtonElement>(null);
  const label = isReading ? words.stop : words.start;
  const textAround = (): string => {
    const region = button.current?.closest(regions);
    if (region && region.tagName !== 'MAIN') return spokenText(region);
    const page = document.querySelector('main');
    return page ? spokenTextInSight(page) : '';
  };
  return (
    <IconButton
      ref={button}
      label={label}
      title={label}
      data-read-aloud=""
      className={cx('bg-tone-soft text-tone-deep', className)}
      onClick={() => toggle(textAround)}
    >
      {isReading ? <Emoji of="⏹️" size={24} /> : <SpeakerIcon />}
    </IconButton>
  );
}
