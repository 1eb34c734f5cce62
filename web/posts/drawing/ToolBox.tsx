import type { ReactNode } from 'react';
import {
  type Drawing,
  type Ink,
  inks,
  type Paper,
  papers,
  penSizes,
  stampNames,
  stamps,
} from '#contract/rules/drawings.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/drawing/index.ts';
import { Choices } from './Choices.tsx';
import type { Tool } from './tool.ts';

const boxes = ['pen', 'rubber', 'stamp', 'paper'] as const;
export type Box = (typeof boxes)[number];
const pictures: Record<Box, string> = { pen: '✏️', rubber: '🧽', stamp: '⭐', paper: '📄' };

interface ToolBoxProps {
  box: Box;
  tool: Tool;
  drawing: Drawing;
  onBox: (box: Box) => void;
  onTool: (change: Partial<Tool>) => void;
  onPaper: (paper: Paper) => void;
}

/** Four boxes, and what lies in the one that is open. */
export function ToolBox({ box, onBox, ...inside }: ToolBoxProps): ReactNode {
  return (
    <>
      <div className="posts-boxes">
        <Choices label={t('posts.drawing.tool')} all={boxes} value={box} nameOf={getBoxName} onChange={onBox}>
          {(one) => (
            <span className="posts-box" aria-hidden="true">
              <Emoji of={pictures[one]} size={28} />
              {t(`posts.drawing.${one}`)}
            </span>
          )}
        </Choices>
      </div>
      {box === 'paper' && <Papers {...inside} />}
      {box === 'stamp' && <Stamps {...inside} />}
      {(box === 'pen' || box === 'stamp') && <Inks {...inside} />}
      {box !== 'paper' && <Sizes {...inside} />}
    </>
  );
}

type Inside = Omit<ToolBoxProps, 'box' | 'onBox'>;

function Papers({ drawing, onPaper }: Inside): ReactNode {
  return (
    <Choices
      label={t('posts.drawing.papers')}
      all={papers}
      value={drawing.paper}
      nameOf={getPaperName}
      onChange={onPaper}
    >
      {(paper) => <span className="posts-swatch" style={{ background: paper }} />}
    </Choices>
  );
}

function Stamps({ tool, drawing, onTool }: Inside): ReactNode {
  const choose = (stamp: Tool['stamp']): void => onTool({ stamp });
  return (
    <Choices
      label={t('posts.drawing.stamps')}
      all={stampNames}
      value={tool.stamp}
      nameOf={getStampName}
      onChange={choose}
    >
      {(stamp) => (
        <svg viewBox="-50 -50 100 100" aria-hidden="true" className="posts-stamp" style={{ background: drawing.paper }}>
          <path d={stamps[stamp]} fill={tool.ink} />
        </svg>
      )}
    </Choices>
  );
}

function Inks({ tool, onTool }: Inside): ReactNode {
  const choose = (ink: Ink): void => onTool({ ink });
  return (
    <Choices label={t('posts.drawing.inks')} all={inks} value={tool.ink} nameOf={getInkName} onChange={choose}>
      {(ink) => <span className="posts-swatch" style={{ background: ink }} />}
    </Choices>
  );
}

function Sizes({ tool, onTool }: Inside): ReactNode {
  const choose = (size: Tool['size']): void => onTool({ size });
  return (
    <Choices label={t('posts.drawing.sizes')} all={penSizes} value={tool.size} nameOf={getSizeName} onChange={choose}>
      {(size) => (
        <span className="posts-size">
          <span style={{ width: 6 + size / 2, height: 6 + size / 2 }} />
        </span>
      )}
    </Choices>
  );
}

const getBoxName = (box: Box): string => t(`posts.drawing.${box}`);
const getInkName = (ink: Ink): string => t(`posts.drawing.ink.${names.inks[inks.indexOf(ink)] ?? 'blue'}`);
const getPaperName = (paper: Paper): string => t(`posts.drawing.ink.${names.papers[papers.indexOf(paper)] ?? 'white'}`);
const getStampName = (stamp: (typeof stampNames)[number]): string => t(`posts.drawing.stamp.${stamp}`);
const getSizeName = (size: (typeof penSizes)[number]): string => t(`posts.drawing.size.${size}`);

const names = {
  inks: ['night', 'blue', 'green', 'lime', 'yellow', 'orange', 'red', 'pink', 'purple', 'brown', 'sand', 'white'],
  papers: ['white', 'yellow', 'blue', 'green', 'pink', 'purple', 'orange', 'night'],
} as const;
