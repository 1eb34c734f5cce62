import { type ReactNode, useId, useState } from 'react';
import type { GameEntry, GameType } from '#contract/games.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { gameLooks } from '../game-looks.ts';
import { t } from '../messages/index.ts';
import { type Difficulty, formatBest, levels, nextGame, usualLevel } from './choose-game.ts';
import { GamePicture } from './GamePicture.tsx';

/** The last chosen difficulty, until the page is left. */
const chosenLevels = new Map<GameType, Difficulty>();

interface GameTileProps {
  type: GameType;
  /** All games of this type that suit the child. */
  games: readonly GameEntry[];
}

/** One of the four games: pick a difficulty and start. */
export function GameTile({ type, games }: GameTileProps): ReactNode {
  const there = levels.filter((level) => games.some(({ difficulty }) => difficulty === level));
  const [difficulty, setDifficulty] = useState(() => chosenLevels.get(type) ?? usualLevel(games));
  const [isPicking, setIsPicking] = useState(false);
  const id = useId();
  const choose = (level: Difficulty): void => {
    chosenLevels.set(type, level);
    setDifficulty(level);
  };
  const atLevel = games.filter((game) => game.difficulty === difficulty);
  const next = nextGame(atLevel);
  const best = formatBest(type, atLevel);
  const name = t(`games.${type}`);
  return (
    <Card as="article" padding="none" aria-labelledby={id} className="games-tile-card">
      <GamePicture type={type} note={best} />
      <div className="flex flex-1 flex-col gap-3 p-[min(1rem,5vw)] sm:p-5">
        <div>
          <h2 id={id}>{name}</h2>
          <p className="text-ink-soft">{t(`games.${type}.what`)}</p>
        </div>
        <Levels name={`${id}-level`} there={there} value={difficulty} onChange={choose} />
        <div className="mt-auto flex flex-wrap gap-3">
          {next && (
            <Button
              className="flex-1"
              tone={gameLooks[type].tone}
              to={`/games/${next.id}`}
              aria-label={t('games.playOf', { title: `${name}: ${next.title}` })}
            >
              {t('games.play')}
            </Button>
          )}
          <Button
            look="secondary"
            className="flex-1"
            aria-label={t('games.allFor', { name })}
            onClick={() => setIsPicking(true)}
          >
            {t('games.all')}
          </Button>
        </div>
      </div>
      <Dialog
        open={isPicking}
        title={t('games.allOf', { name })}
        closeLabel={t('games.close')}
        onClose={() => setIsPicking(false)}
      >
        <Choice games={atLevel} />
      </Dialog>
    </Card>
  );
}

interface LevelsProps {
  name: string;
  there: readonly Difficulty[];
  value: Difficulty;
  onChange: (level: Difficulty) => void;
}

function Levels({ name, there, value, onChange }: LevelsProps): ReactNode {
  return (
    <fieldset className="games-levels">
      <legend className="sr-only">{t('games.howHard')}</legend>
      {there.map((level) => (
        <label key={level} className="games-level">
          <input
            type="radio"
            name={name}
            checked={level === value}
            onChange={() => onChange(level)}
            className="sr-only"
          />
          {t(`games.${level}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Choice({ games }: { games: readonly GameEntry[] }): ReactNode {
  return (
    <ul className="flex flex-col gap-2">
      {games.map(({ id, title, best, gameType, pointReward }) => (
        <li key={id}>
          <Button look="secondary" wide to={`/games/${id}`} className="justify-between!">
            <span className="text-start">{title}</span>
            <span className="inline-flex shrink-0 items-center gap-1.5 text-ink-soft text-sm">
              {best ? <Emoji of="✅" label={t('games.done')} /> : <Emoji of={gameLooks[gameType].emoji} />}
              {t('games.points', { count: pointReward })}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
