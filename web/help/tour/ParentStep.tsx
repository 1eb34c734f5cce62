import { type ReactNode, useState } from 'react';
import type { ChildControls } from '#contract/family.ts';
import type { WaitingApproval } from '#contract/friends/parents.ts';
import { avatarBackgrounds } from '#contract/rules/avatars.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { ScopeSwitch } from '#web/family/controls/ScopeSwitch.tsx';
import { MinutesChart } from '#web/family/week/MinutesChart.tsx';
import { WaitingRow } from '#web/friends/parents/WaitingRow.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/tour/index.ts';
import { Marked, Notes, Screen } from './Screen.tsx';
import { WhoReads } from './WhoReads.tsx';

const minutesByDay = [45, 38, 22, 26, 8, 30, 23];
const DAILY_LIMIT = 45;
const buddy = 'tinydragon';
const controls = {
  choosesScopes: true,
  isOwnChoice: false,
  lockedScopes: ['chat', 'reach'],
} satisfies Partial<ChildControls>;
const sum = minutesByDay.reduce((all, minutes) => all + minutes, 0);

/** The cards of a parent's page, with a made-up week. */
export function ParentStep({ childName }: { childName: string | undefined }): ReactNode {
  const name = childName ?? t('help.tour.parent.child');
  const [answered, setAnswered] = useState<'yes' | 'no'>();
  const [scopes, setScopes] = useState<Scope[]>(['multiplayer']);
  const [approval] = useState(madeUpApproval);
  return (
    <>
      <Screen bar={<b className="font-display">{t('help.tour.parent.title')}</b>}>
        <Marked by={1}>
          <Card padding="small" as="div">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3>{t('help.tour.parent.week')}</h3>
              <span className="text-ink-soft text-sm">{t('help.tour.parent.sum', { minutes: sum })}</span>
            </div>
            <MinutesChart firstDay="2026-11-14" minutesByDay={minutesByDay} dailyLimit={DAILY_LIMIT} />
          </Card>
        </Marked>
        <Marked by={2}>
          <Card padding="small" as="div">
            {answered ? (
              <p role="status" className="font-bold">
                {answered === 'yes' ? t('help.tour.parent.yes', { name, buddy }) : t('help.tour.parent.no', { name })}
              </p>
            ) : (
              <WaitingRow approval={approval} childName={name} pending={undefined} onAnswer={setAnswered} />
            )}
          </Card>
        </Marked>
        <Marked by={3}>
          <Card padding="small" as="div" data-tone="leaf">
            <ScopeSwitch
              scope="multiplayer"
              controls={{ ...controls, scopes, scopesInForce: scopes }}
              onToggle={() => setScopes(scopes.length > 0 ? [] : ['multiplayer'])}
            />
          </Card>
        </Marked>
      </Screen>
      <div className="flex min-w-0 flex-col gap-6">
        <Notes
          notes={[
            { point: t('help.tour.parent.report'), text: t('help.tour.parent.report.text') },
            { point: t('help.tour.parent.answer'), text: t('help.tour.parent.answer.text') },
            { point: t('help.tour.parent.change'), text: t('help.tour.parent.change.text') },
          ]}
        />
        <WhoReads />
      </div>
    </>
  );
}

function madeUpApproval(): WaitingApproval {
  const avatar = { emoji: '🐉', background: avatarBackgrounds[5] };
  return {
    id: 'tour',
    childId: 'tour',
    user: { id: 'tour', username: buddy, avatar },
    askedAt: new Date().toISOString(),
    ageGroup: 'same',
    commonBuddies: 2,
    otherParentAgreed: true,
    byCode: false,
    sharesGroup: false,
  };
}
