import type { ReactNode } from 'react';
import type { Hint, HintContext } from '#contract/safety/screening.ts';
import { useDebounced } from '#web/app/debounced.ts';
import { HelplineList } from '#web/safety/comfort/HelplineList.tsx';
import { useHelplines } from '#web/safety/comfort/queries.ts';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from '../messages/index.ts';
import { useWritingHint } from './queries.ts';

const STANDS_STILL_MS = 1000;

const kind = { emoji: '💛', tone: 'sun' } as const;
const secret = { emoji: '🤫', tone: 'sky' } as const;
/** No picture beside it: the numbers need the width of a phone. */
const help = { emoji: undefined, tone: 'leaf' } as const;

const looks: Readonly<Record<Hint, typeof kind | typeof secret | typeof help>> = {
  ...{ address: secret, school: secret, password: secret, birthday: secret, phone: secret, mail: secret },
  ...{ handle: secret, link: secret, name: secret, meeting: secret, picture: secret, private: secret },
  ...{ sexual: kind, selfharm: kind, hate: kind, threat: kind, exclude: kind, unkind: kind },
  ...{ spelling: kind, long: kind, help },
};

interface WritingHintProps {
  text: string;
  context?: HintContext;
  /** Around it; it is there also while it says nothing, so that it is read aloud when it does. */
  className?: string;
}

/** A friendly word while a child still writes: nothing is refused yet. */
export function WritingHint({ text, context = 'post', className = 'empty:-mt-5' }: WritingHintProps): ReactNode {
  const hint = useWritingHint(useDebounced(text, STANDS_STILL_MS), context);
  // Asked for while a child writes: should the words mean trouble, the numbers are there already.
  useHelplines(text.trim() !== '');
  const look = hint && looks[hint];
  return (
    <div role="status" className={className}>
      {look && (
        <Callout emoji={look.emoji} tone={look.tone}>
          {t(`posts.nudge.${hint}`)}
          {hint === 'help' && (
            <div className="mt-3">
              <HelplineList />
            </div>
          )}
        </Callout>
      )}
    </div>
  );
}
