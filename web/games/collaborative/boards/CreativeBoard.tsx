import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CreativeView, CreativeWork } from '#contract/games/creative-challenge.ts';
import { MAKING_MS, VOTING_MS } from '#contract/rules/games/creative-challenge.ts';
import { isSameWork } from '#contract/rules/games/creative-work.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { Choice } from '../lobby/Choice.tsx';
import { t } from '../messages/index.ts';
import { Players } from '../room/Players.tsx';
import { TimeBar } from '../room/TimeBar.tsx';
import type { BoardOf } from './board-of.ts';
import { Gallery } from './Gallery.tsx';
import { emptyPicture, PictureMaker } from './PictureMaker.tsx';
import { Ready } from './Ready.tsx';
import { emptyText, TextMaker } from './TextMaker.tsx';
import { useInView } from './use-in-view.ts';

/** Players make something for the same prompt, then say something kind about each other's work. */
export function CreativeBoard({ view, players, seat, clockAhead, said, onMove }: BoardOf<CreativeView>): ReactNode {
  const { phase, prompt, endsAt, isDone } = view;
  const isVoting = phase === 'voting';
  const heading = useInView(phase);
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
            <h2 ref={heading} className="text-balance text-2xl">
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
  players: BoardOf<CreativeView>['players'],
  onMove: BoardOf<CreativeView>['onMove'],
): void {
  const passed = useRef(new Set<number>());
  const hidden = works.filter(({ seat }) => players.some((one) => one.seat === seat && one.isWorkHidden));
  useEffect(() => {
    if (phase !== 'voting') return;
    for (const { seat } of hidden)
      if (!passed.current.has(seat) && onMove({ do: 'pass', seat })) passed.current.add(seat);
  });
}

const SAVE_AFTER_MS = 700;
const SAVE_AGAIN_MS = 3000;

interface MakerProps {
  view: CreativeView;
  isDone: boolean;
  onSave: (work: CreativeWork, isDone: boolean) => boolean;
}

/** Saved continuously, so that nothing is lost when time is up or the connection drops. */
function Maker({ view: { own, tiles }, isDone, onSave }: MakerProps): ReactNode {
  const [as, setAs] = useState<CreativeWork['as']>(own?.as ?? 'picture');
  const [picture, setPicture] = useState(own?.as === 'picture' ? own : emptyPicture);
  const [text, setText] = useState(own?.as === 'words' ? own : emptyText);
  const work = as === 'picture' ? picture : text;
  const isEmpty = (as === 'picture' ? picture.stickers : text.tiles).length === 0;
  const [wantsDone, setWantsDone] = useState(isDone);
  const isSaved = wantsDone === isDone && (own === null ? isEmpty : isSameWork(own, work));
  useSaving({ work, isDone: wantsDone, isSaved }, onSave);
  // A player who changes something is no longer done.
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      setWantsDone(false);
      set(value);
    };
  const tapDone = (): void => {
    setWantsDone(!wantsDone);
    onSave(work, !wantsDone);
  };
  return (
    <>
      <Choice
        legend={t('together.creative.as')}
        all={['picture', 'words'] as const}
        value={as}
        onChange={change(setAs)}
        className="grid grid-cols-2 gap-2"
      >
        {(one) => (
          <span className="flex items-center gap-2">
            <Emoji of={one === 'picture' ? '🖼️' : '✏️'} size={26} /> {t(`together.creative.${one}`)}
          </span>
        )}
      </Choice>
      {as === 'picture' ? (
        <PictureMaker work={picture} onChange={change(setPicture)} />
      ) : (
        <TextMaker work={text} tiles={tiles} onChange={change(setText)} />
      )}
      <div className="flex flex-col items-center gap-2">
        <Button size="large" disabled={isEmpty} onClick={tapDone}>
          {t(wantsDone ? 'together.creative.more' : 'together.creative.done')}
        </Button>
        {wantsDone && (
          <p role="status" className="text-balance text-center">
            {t('together.creative.waiting')}
          </p>
        )}
      </div>
    </>
  );
}

interface Saving {
  work: CreativeWork;
  isDone: boolean;
  isSaved: boolean;
}

/** Repeats until the server has it, because messages over a lost connection are gone. */
function useSaving({ work, isDone, isSaved }: Saving, save: MakerProps['onSave']): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (isSaved) return;
    const first = setTimeout(() => saveNow(work, isDone), SAVE_AFTER_MS);
    const again = setInterval(() => saveNow(work, isDone), SAVE_AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [work, isDone, isSaved]);
}
