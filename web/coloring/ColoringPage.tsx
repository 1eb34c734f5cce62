import { type ReactNode, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import type { readColoringProgress } from '#contract/coloring.ts';
import { type Coloring, type ColoringPicture, readPicture, sectionIds } from '#contract/rules/coloring.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Meter } from '#web/ui/feedback/Meter.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { CrayonBox, type Tool } from './CrayonBox.tsx';
import { crayonName } from './crayon-name.ts';
import { Finished } from './Finished.tsx';
import { t } from './messages/index.ts';
import { useColoringPage } from './queries.ts';
import { ShareButton } from './ShareButton.tsx';
import { Sheet } from './Sheet.tsx';
import { SheetTools } from './SheetTools.tsx';
import { useSheetState } from './sheet-state.ts';
import './coloring.css';

/** One picture and its crayons. */
export function ColoringPage(): ReactNode {
  const { pageId = '' } = useParams();
  const { data, error, refetch } = useColoringPage(pageId);
  usePageTitle(data?.page.title ?? t('coloring.title'));
  return (
    <Page width="wide">
      <div>
        <Button look="ghost" to="/coloring" className="-ms-4">
          <span aria-hidden="true" className="rtl:-scale-x-100">
            ←
          </span>
          {t('coloring.back')}
        </Button>
        {data && <h1>{data.page.title}</h1>}
      </div>
      {data && <Desk key={pageId} answer={data} />}
      {!data && !error && <Skeleton className="aspect-4/3 max-h-[70vh] w-full rounded-card" />}
      {!data && error && (
        <Card>
          <LoadFailed title={t('coloring.failed')} error={error} onRetry={() => void refetch()} />
        </Card>
      )}
    </Page>
  );
}

function Desk({ answer: { page, progress } }: { answer: Answer<typeof readColoringProgress> }): ReactNode {
  const { favoriteColor } = useUser();
  const picture = useMemo(() => readPicture(page.svgContent), [page.svgContent]);
  const names = useMemo(() => sectionNames(picture), [picture]);
  const [tool, setTool] = useState<Tool>(favoriteColor);
  const [zoom, setZoom] = useState(1);
  const [said, setSaid] = useState('');
  const [isShared, setShared] = useState(progress.sharedAsPost);
  const sheet = useSheetState(page.id, progress.coloredSections);
  const all = sectionIds(picture);
  const colored = all.filter((id) => sheet.coloring[id]).length;
  const isFinished = colored === all.length;

  const fill = (id: string): void => {
    const next = withTool(sheet.coloring, id, tool);
    if (next === sheet.coloring) return;
    sheet.change(next);
    const isLast = colored === all.length - 1 && next[id] !== undefined && sheet.coloring[id] === undefined;
    playSound(isLast ? 'success' : 'click');
    const name = names.get(id) ?? '';
    setSaid(
      tool === 'eraser' ? t('coloring.emptied', { name }) : t('coloring.filled', { name, color: crayonName(tool) }),
    );
  };

  return (
    <div className="coloring-room">
      <Sheet title={page.title} picture={picture} coloring={sheet.coloring} zoom={zoom} onFill={fill} />
      <Card padding="small" className="coloring-side">
        <CrayonBox tool={tool} onChange={setTool} />
      </Card>
      <SheetTools sheet={sheet} zoom={zoom} onZoom={setZoom} />
      <Card padding="small" className={cx('coloring-side', isFinished && 'coloring-finished')}>
        {isFinished ? (
          <Finished />
        ) : (
          <Meter
            label={page.title}
            value={colored}
            max={all.length}
            valueText={t('coloring.progress', { colored, sections: all.length })}
          />
        )}
        {colored > 0 && (
          <ShareButton page={page} coloring={sheet.coloring} isShared={isShared} onShared={() => setShared(true)} />
        )}
      </Card>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

function sectionNames({ shapes }: ColoringPicture): ReadonlyMap<string, string> {
  return new Map(shapes.flatMap(({ section }) => (section ? [[section.id, section.name] as const] : [])));
}

function withTool(coloring: Coloring, id: string, tool: Tool): Coloring {
  if (tool !== 'eraser') return coloring[id] === tool ? coloring : { ...coloring, [id]: tool };
  const { [id]: gone, ...rest } = coloring;
  return gone === undefined ? coloring : rest;
}
