import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { type Coloring, type ColoringPicture, crayons, type Shape } from '#contract/rules/coloring.ts';
import { crayonName } from './crayon-name.ts';
import { t } from './messages/index.ts';

interface SheetProps {
  title: string;
  picture: ColoringPicture;
  coloring: Coloring;
  zoom: number;
  onFill: (section: string) => void;
}

/** The picture itself. A tap fills a section; by keyboard the arrows go from one to the next. */
export function Sheet({ title, picture, coloring, zoom, onFill }: SheetProps): ReactNode {
  const svg = useRef<SVGSVGElement>(null);
  const ids = picture.shapes.flatMap(({ section }) => section?.id ?? []);
  const [current, setCurrent] = useState(ids[0]);
  const focusSection = (id: string | undefined): void => {
    if (id === undefined) return;
    setCurrent(id);
    svg.current?.querySelector<SVGElement>(`#section-${id}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = ids.indexOf(current ?? '');
    const steps: Record<string, string | undefined> = {
      ArrowRight: ids[(place + 1) % ids.length],
      ArrowDown: ids[(place + 1) % ids.length],
      ArrowLeft: ids.at(place - 1),
      ArrowUp: ids.at(place - 1),
      Home: ids[0],
      End: ids.at(-1),
    };
    if (event.key in steps) focusSection(steps[event.key]);
    else if ((event.key === 'Enter' || event.key === ' ') && current !== undefined) onFill(current);
    else return;
    event.preventDefault();
  };
  return (
    <div className="coloring-desk">
      {/* biome-ignore lint/a11y/useSemanticElements: inside an SVG there is no other element for a group */}
      <svg
        ref={svg}
        viewBox="0 0 800 600"
        role="group"
        aria-label={t('coloring.picture', { title })}
        className="coloring-sheet"
        style={{ width: `${zoom * 100}%` }}
        strokeWidth={picture.strokeWidth}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const id = (target as SVGElement).dataset['section'];
          if (id === undefined) return;
          setCurrent(id);
          onFill(id);
        }}
      >
        {picture.shapes.map((shape, place) => {
          const crayon = shape.section && coloring[shape.section.id];
          return (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a picture stay in their order
              key={place}
              shape={shape}
              fill={crayon && crayons[crayon]}
              color={crayon ? crayonName(crayon) : t('coloring.uncolored')}
              isCurrent={shape.section?.id === current}
            />
          );
        })}
      </svg>
    </div>
  );
}

interface PartProps {
  shape: Shape;
  fill: string | undefined;
  color: string;
  isCurrent: boolean;
}

/** One shape. A large picture has 130 of them, and one tap changes one. */
const Part = memo(function Part({ shape, fill, color, isCurrent }: PartProps): ReactNode {
  const { d, section } = shape;
  if (!section) return <path d={d} fill={shape.fill} stroke={shape.stroke} pointerEvents="none" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside an SVG there is no button
    <path
      id={`section-${section.id}`}
      data-section={section.id}
      d={d}
      fill={fill}
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={t('coloring.part', { name: section.name, color })}
    />
  );
});
