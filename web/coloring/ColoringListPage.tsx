import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ColoringPage, coloringDifficulties } from '#contract/coloring.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from './messages/index.ts';
import { useColoringPages } from './queries.ts';
import './coloring.css';

/** All pictures to color in; the ones that were begun come first. */
export function ColoringListPage(): ReactNode {
  usePageTitle(t('coloring.title'));
  const { data, error, refetch } = useColoringPages();
  const begun = data?.pages.filter(({ colored, sections }) => colored > 0 && colored < sections) ?? [];
  return (
    <Page width="wide">
      <div>
        <h1>{t('coloring.title')}</h1>
        <p className="text-ink-soft">{t('coloring.lead')}</p>
      </div>
      {error && (
        <Card>
          <LoadFailed title={t('coloring.failed')} error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !error && <GallerySkeleton />}
      {begun.length > 0 && <Gallery title={t('coloring.startedLead')} pages={begun} />}
      {data &&
        coloringDifficulties.map((difficulty) => (
          <Gallery
            key={difficulty}
            title={t(`coloring.${difficulty}`)}
            pages={data.pages.filter((page) => page.difficulty === difficulty && !begun.includes(page))}
          />
        ))}
    </Page>
  );
}

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 wide:grid-cols-4';

function Gallery({ title, pages }: { title: string; pages: readonly ColoringPage[] }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3">{title}</h2>
      <ul className={grid}>
        {pages.map((page) => (
          <Tile key={page.id} page={page} />
        ))}
      </ul>
    </section>
  );
}

/** A screen full, so that nothing below is pushed away. */
const FRAMES = 12;

/** Frames of the same shape, under no title: whether pictures were begun, which come first, is not known yet. */
function GallerySkeleton(): ReactNode {
  return (
    <section aria-busy>
      <Skeleton className="mb-3 h-7 w-1/3 rounded-sm" />
      <ul className={grid}>
        {Array.from({ length: FRAMES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: frames without anything in them
          <li key={place} className="rounded-card border-2 border-line bg-card p-2">
            <Skeleton className="aspect-4/3 w-full rounded-button" />
            <Skeleton lines={1} className="mt-3 mb-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ page: { id, title, pictureUrl, colored, sections } }: { page: ColoringPage }): ReactNode {
  return (
    <li>
      <Link to={`/coloring/${id}`} className="coloring-tile">
        <img src={pictureUrl} alt="" width={800} height={600} loading="lazy" decoding="async" />
        <span className="block px-1 pt-2 font-bold font-display leading-snug">{title}</span>
        {colored > 0 && (
          <span className="block px-1 text-ink-soft text-sm">
            {colored === sections ? t('coloring.done') : t('coloring.progress', { colored, sections })}
          </span>
        )}
      </Link>
    </li>
  );
}
