import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { CrossIcon } from '#web/ui/controls/icons.tsx';
import { throwSparks } from '#web/ui/feedback/sparks.ts';
import { useTimeToRead } from '#web/ui/feedback/use-time-to-read.ts';
import { playSound, type Sound } from '#web/ui/sound/sound.ts';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from '../messages/index.ts';

interface MomentCardProps {
  title: string;
  /** A line below it. */
  children?: ReactNode;
  tone: Tone;
  sound: Sound;
  picture: ReactNode;
  action?: ReactNode;
  onClose: () => void;
}

const SHOWN_MS = 9000;
const SPARKS_AFTER_MS = 450;

/** A small joy beside the page: it takes no focus, covers no button for long, and leaves by itself. */
export function MomentCard({ title, children, tone, sound, picture, action, onClose }: MomentCardProps): ReactNode {
  const sky = useRef<HTMLDivElement>(null);
  const timeToRead = useTimeToRead(SHOWN_MS, onClose);

  useEffect(() => {
    playSound(sound);
    const timer = setTimeout(() => sky.current && throwSparks(sky.current, { sparks: 14, reach: 64 }), SPARKS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sound]);

  return (
    <div
      data-moment=""
      className="pointer-events-none fixed inset-x-3 top-(--moment-top) bottom-(--moment-bottom) z-45 flex items-end justify-center wide:start-auto wide:end-6"
    >
      <div
        data-tone={tone}
        {...timeToRead}
        className="pointer-events-auto relative flex max-h-[calc(100dvh-8rem)] w-full max-w-100 animate-rise flex-wrap items-center gap-x-3 gap-y-2 rounded-card wide:max-w-92 overflow-y-auto border-2 border-tone bg-card p-3 text-ink"
      >
        <div ref={sky} className="shrink-0" aria-hidden="true">
          {picture}
        </div>
        {/* With very large letters on a narrow screen, the words stand below the picture. */}
        <div className="min-w-24 flex-1 pe-[40px]">
          <p className="wrap-anywhere font-bold font-display text-base leading-tight sm:text-lg">{title}</p>
          {children !== undefined && <p className="wrap-anywhere mt-1 text-ink-soft text-sm">{children}</p>}
        </div>
        <IconButton label={t('ui.close')} onClick={onClose} className="absolute end-1 top-1 size-[48px]!">
          <CrossIcon />
        </IconButton>
        {action !== undefined && (
          <div className="flex basis-full flex-wrap items-center justify-center gap-2">{action}</div>
        )}
      </div>
    </div>
  );
}
