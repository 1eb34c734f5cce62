import { type ReactNode, useEffect, useRef } from 'react';
import type { CreativeView, CreativeWork } from '#contract/games/creative-challenge.ts';
import { MAKING_MS, VOTING_MS } from '#contract/rules/games/creative-challenge.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { Choice } from '../lobby/Choice.tsx';
import { t } from '../messages/index.ts';
import { Players } from '../room/Players.tsx';
import { TimeBar } from '../room/TimeBar.tsx';
import type { BoardProps } from './board-props.ts';
import { Gallery } from './Gallery.tsx';
import { PictureMaker } from './PictureMaker.tsx';
import { Ready } from './Ready.tsx';
import { TextMaker } from './TextMaker.tsx';
import { useCreativeWork } from './use-creative-work.ts';
import { useInView } from './use-in-view.ts';

/** Players make something for the same prompt, then say something kind about each other's work. */
export function CreativeBoard({ view, players, seat, clockAhead, said, onMove }: BoardProps<CreativeView>): ReactNode {
  const { phase, prompt, endsAt, isDone } = view;
  const isVoting = phase === 'voting';
  // The players may scroll away: paper and stickers have to fit on a small screen together.
  const heading = useInView(phase, phase === 'making' ? 'start' : 'nearest');
  usePassing(view, players, onMove);
  return (
    <>
      <Players players={players} said={said} noteOf={(player) => isDone[player.seat ?? -1] && <Emoji of="✅" />} />
      {phase === 'ready' && <Ready endsAt={endsAt} clockAhead={clockAhead} />}
      {(phase === 'making' || isVoting) && (
        <>
          <TimeBar endsAt={endsAt} clockAhead={clockAhead} total={isVoting ? VOTING_MS : MAKING_MS} />
          <div className="text-center">
            <p className="text-ink-soft">{t('together.creative.prompt')}</p>
            <h2 ref={heading} className="scroll-mt-18 text-balance text-2xl">
              {prompt}
            </h2>
          </div>
        </>
      )}
      {phase === 'making' && (
        <Maker
          view={view}
          isDone={isDone[seat] === true}
          onSave={(work, done) => onMove({ do: 'save', work, isDone: done })}
        />
      )}
      {isVoting && (
        <>
          <p role="status" className="text-center font-bold font-display text-lg text-tone-deep">
            {t(isDone[seat] ? 'together.creative.voted' : 'together.creative.vote')}
          </p>
          <Gallery
            view={view}
            players={players}
            onVote={(whose, vote) => {
              playSound('popup');
              onMove({ do: 'vote', seat: whose, vote });
            }}
          />
        </>
      )}
    </>
  );
}

/** Skips works that the player has reported, so that nobody waits for a vote on them. */
function usePassing(
  { phase, works }: CreativeView,
  players: BoardProps<CreativeView>['players'],
  onMove: BoardProps<CreativeView>['onMove'],
): void {
  const passed = useRef(new Set<number>());
  const hidden = works.filter(({ seat }) => players.some((one) => one.seat === seat && one.isWorkHidden));
  useEffect(() => {
    if (phase !== 'voting') return;
    for (const { seat } of hidden)
      if (!passed.current.has(seat) && onMove({ do: 'pass', seat })) passed.current.add(seat);
  });
}

interface MakerProps {
  view: CreativeView;
  isDone: boolean;
  onSave: (work: CreativeWork, isDone: boolean) => boolean;
}

function Maker({ view: { own, tiles }, isDone, onSave }: MakerProps): ReactNode {
  const { draft, isEmpty, change, toggleDone } = useCreativeWork({ work: own, isDone }, onSave);
  return (
    <>
      <Choice
        legend={t('together.creative.as')}
        isLegendHidden
        all={['picture', 'words'] as const}
        value={draft.as}
        onChange={(as) => change({ as })}
        className="grid grid-cols-2 gap-2"
      >
        {(one) => (
          <span className="flex items-center gap-2">
            <Emoji of={one === 'picture' ? '🖼️' : '✏️'} size={26} /> {t(`together.creative.${one}`)}
          </span>
        )}
      </Choice>
      {draft.as === 'picture' ? (
        <PictureMaker work={draft.picture} onChange={(picture) => change({ picture })} />
      ) : (
        <TextMaker work={draft.text} tiles={tiles} onChange={(text) => change({ text })} />
      )}
      <div className="flex flex-col items-center gap-2">
        <Button size="large" disabled={isEmpty} onClick={toggleDone}>
          {t(draft.isDone ? 'together.creative.more' : 'together.creative.done')}
        </Button>
        {draft.isDone && (
          <p role="status" className="text-balance text-center">
            {t('together.creative.waiting')}
          </p>
        )}
      </div>
    </>
  );
}
