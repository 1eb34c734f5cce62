import { type ReactNode, useState } from 'react';
import { avatarBackgrounds } from '#contract/rules/avatars.ts';
import type { Phrase } from '#contract/rules/phrases.ts';
import { HintCard } from '#web/chat/composer/HintCard.tsx';
import { PhraseButton } from '#web/chat/composer/Picker.tsx';
import { MessageContent } from '#web/chat/conversation/Bubble.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/tour/index.ts';
import { BarMark, Marked, Notes, Screen } from './Screen.tsx';

interface Said {
  readonly id: number;
  readonly name: Phrase | 'party';
  readonly isOwn: boolean;
}

const before: readonly Said[] = [
  { id: 1, name: 'i_solved_it', isOwn: false },
  { id: 2, name: 'well_done', isOwn: true },
  { id: 3, name: 'party', isOwn: false },
];
const offered: readonly Phrase[] = ['want_to_play', 'need_a_hint', 'that_is_funny'];
const MAX_SHOWN = 5;

/** A chat with a made-up buddy: phrases that can be tapped, and words that the filter stops. */
export function BuddiesStep(): ReactNode {
  const [said, setSaid] = useState(before);
  const [typed, setTyped] = useState<string>(t('help.tour.buddies.typed'));
  const say = (name: Phrase): void =>
    setSaid((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, name, isOwn: true }].slice(-MAX_SHOWN));
  return (
    <>
      <Screen bar={<BuddyBar />}>
        <ul data-tone="sky" aria-live="polite" className="flex flex-col gap-2">
          {said.map(({ id, name, isOwn }) => (
            <li key={id} className={cx('flex', isOwn ? 'justify-end' : 'justify-start')}>
              <MessageContent content={{ kind: 'phrase', message: name }} isOwn={isOwn} />
            </li>
          ))}
        </ul>
        {typed !== '' && (
          <Marked by={2}>
            <p className="help-tour-typed">{typed}</p>
            <HintCard
              hint={{ kind: 'phone', places: [{ from: 9, to: typed.length }] }}
              refusal={undefined}
              onShown={() => undefined}
              onRemove={() => setTyped('')}
              onDelete={() => setTyped('')}
            />
          </Marked>
        )}
        <Marked by={3}>
          <ul data-tone="sky" className="flex flex-wrap gap-2">
            {offered.map((name) => (
              <li key={name} className="grow">
                <PhraseButton name={name} onPick={say} />
              </li>
            ))}
          </ul>
        </Marked>
      </Screen>
      <Notes
        notes={[
          { point: t('help.tour.buddies.approve'), text: t('help.tour.buddies.approve.text') },
          { point: t('help.tour.buddies.filter'), text: t('help.tour.buddies.filter.text') },
          { point: t('help.tour.buddies.phrases'), text: t('help.tour.buddies.phrases.text') },
        ]}
      />
    </>
  );
}

function BuddyBar(): ReactNode {
  return (
    <>
      <Avatar emoji="🐉" background={avatarBackgrounds[5]} size={36} />
      <b className="min-w-0 flex-1 font-display">{t('help.tour.buddies.buddy')}</b>
      <Chip tone="lotus" className="me-4">
        <Emoji of="🛟" /> {t('help.tour.buddies.help')}
      </Chip>
      <BarMark />
    </>
  );
}
