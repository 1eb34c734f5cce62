import { type ReactNode, useEffect, useRef } from 'react';
import type { ConsentOutcome } from '#contract/family.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip, type PipMood } from '#web/ui/pip/Pip.tsx';
import { formatTime } from '../format-time.ts';
import { t } from '../messages/consent/index.ts';

/** What a parent has done, and where things stand now. */
export type Done =
  | ({ readonly name: string; readonly kind: 'granted' | 'yes' | 'no' | 'undo' } & ConsentOutcome)
  | { readonly name: string; readonly kind: 'not_mine' }
  | { readonly name: string; readonly kind: 'stay' };

/** The end of the page: what was done, what happens next, and that nothing is left to do. */
export function ConsentDone({ done }: { done: Done }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { title, lines, mood } = wordsFor(done);
  const [first, ...others] = lines;
  const stays = 'consent' in done ? done.consent === 'granted' : done.kind === 'stay';
  const open = done.kind === 'granted' ? done.scopes : [];
  return (
    <Card tone="leaf" className="flex flex-col items-center text-center">
      <Pip size={128} mood={mood} />
      <h1 ref={heading} tabIndex={-1} className="mt-3 outline-none">
        {title}
      </h1>
      <Lines lines={first ? [first] : []} />
      {open.length > 0 && (
        <ul className="mt-3 list-disc ps-5 text-start">
          {open.map((scope) => (
            <li key={scope}>{t(`consent.scope.${scope}`)}</li>
          ))}
        </ul>
      )}
      <Lines lines={others} />
      {'isStricter' in done && done.isStricter && (
        <Callout tone="sky" className="mt-4 text-start">
          {t('consent.done.stricter')}
        </Callout>
      )}
      {stays && (
        <>
          <Lines lines={[t('consent.done.pages')]} />
          <Button to="/family" tone="leaf" className="mt-4">
            {t('consent.toPages')}
          </Button>
        </>
      )}
    </Card>
  );
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return lines.map((line) => (
    <p key={line} className="mt-2 max-w-prose text-pretty break-words">
      {line}
    </p>
  ));
}

interface Words {
  readonly title: string;
  readonly lines: readonly string[];
  readonly mood: PipMood;
}

function wordsFor(done: Done): Words {
  const { name } = done;
  if (done.kind === 'not_mine')
    return { title: t('consent.done.notMine'), lines: [t('consent.done.notMine.text', { name })], mood: 'happy' };
  if (done.kind === 'stay')
    return { title: t('consent.done.stays'), lines: [t('consent.done.stays.text', { name })], mood: 'happy' };
  if (done.consent === 'granted') {
    if (done.kind === 'undo')
      return { title: t('consent.done.undone'), lines: [t('consent.done.undone.text', { name })], mood: 'happy' };
    if (done.kind === 'no') {
      const lines = [t('consent.done.objected.text', { name })];
      return { title: t('consent.done.declined'), lines, mood: 'happy' };
    }
    const lines = [t('consent.done.granted.text', { name }), t('consent.done.granted.mail')];
    return { title: t('consent.done.granted'), lines, mood: 'cheering' };
  }
  if (done.consent === 'pending')
    return { title: t('consent.done.pending'), lines: [t('consent.done.pending.text', { name })], mood: 'happy' };
  const until = formatTime(done.eraseAt ?? '');
  const state = done.consent === 'revoked' ? 'revoked' : 'declined';
  // Another parent's refusal outweighs this consent; the page says so below.
  if (done.kind === 'yes' || done.kind === 'undo')
    return { title: t('consent.done.granted'), lines: [], mood: 'thinking' };
  return {
    title: t(`consent.done.${state}`),
    lines: [t(`consent.done.${state}.text`, { name, until })],
    mood: 'happy',
  };
}
