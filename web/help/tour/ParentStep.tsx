import { type ReactNode, useState } from 'react';
import { avatarBackgrounds } from '#contract/rules/avatars.ts';
import { MinutesChart } from '#web/family/week/MinutesChart.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/tour/index.ts';
import { Marked, Notes, Screen } from './Screen.tsx';
import { WhoReads } from './WhoReads.tsx';

const minutesByDay = [45, 38, 22, 26, 8, 30, 23];
const DAILY_LIMIT = 45;
const sum = minutesByDay.reduce((all, minutes) => all + minutes, 0);

/** The cards of a parent's page, with a made-up week. */
export function ParentStep(): ReactNode {
  const [isAllowed, setAllowed] = useState(false);
  const [playsWithOthers, setPlaysWithOthers] = useState(true);
  const buddy = 'tinydragon';
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
            <div className="flex flex-wrap items-center gap-3">
              <Avatar emoji="🐉" background={avatarBackgrounds[5]} size={44} />
              <p className="min-w-28 flex-1 font-bold leading-snug">{t('help.tour.parent.asks', { buddy })}</p>
              <Button tone="leaf" disabled={isAllowed} onClick={() => setAllowed(true)}>
                {t(isAllowed ? 'help.tour.parent.allowed' : 'help.tour.parent.allow')}
              </Button>
            </div>
          </Card>
        </Marked>
        <Marked by={3}>
          <Card padding="small" as="div">
            <Switch
              data-tone="leaf"
              label={t('help.tour.parent.multiplayer')}
              checked={playsWithOthers}
              onChange={({ target }) => setPlaysWithOthers(target.checked)}
              className="min-h-12! py-0!"
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
