import type { ReactNode } from 'react';
import type { Refusal } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip, type PipMood } from '#web/ui/pip/Pip.tsx';
import type { Tone } from '#web/ui/style/tone.ts';
import { SendAgain } from './ConsentCard.tsx';
import type { CardCode } from './explained-refusals.ts';
import { t } from './messages/index.ts';
import { NewNoticeCard } from './NewNoticeCard.tsx';
import { useConsent } from './queries.ts';

export { isExplainedByCard } from './explained-refusals.ts';

const looks = {
  consent_required: ['sky', 'happy'],
  scope_off: ['teal', 'happy'],
  stronger_consent: ['sky', 'thinking'],
  quiet_hours: ['grape', 'sleeping'],
  daily_limit: ['moss', 'sleeping'],
  paused: ['ember', 'sleeping'],
} as const satisfies Record<CardCode, [Tone, PipMood]>;

/** Refused is only what one does with others. */
const playsAlone: readonly CardCode[] = ['consent_required', 'scope_off', 'stronger_consent'];

/** Replaces a page that is closed to this child: why, and what to do instead. */
export function RefusalCard({ refusal }: { refusal: Refusal & { code: CardCode } }): ReactNode {
  const { code } = refusal;
  const { data: own } = useConsent(code === 'scope_off');
  if (code === 'scope_off' && own?.isPaused) return <NewNoticeCard />;
  const [tone, mood] = looks[code];
  return (
    <Card tone={tone} className="flex flex-col items-center text-center">
      <Pip size={128} mood={mood} />
      <h2 className="mt-3">{t(`family.${code}.title`)}</h2>
      <p className="mt-2 text-ink-soft">{t(`family.${code}.text`)}</p>
      {playsAlone.includes(code) && (
        <Button to="/gamification" className="mt-4">
          {t('family.playMeanwhile')}
        </Button>
      )}
      {code === 'consent_required' && <SendAgain />}
    </Card>
  );
}
