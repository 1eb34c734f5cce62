import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/index.ts';
import { useColoringPages } from './queries.ts';
import './coloring.css';

const SHOWN = 4;

/** The way to the coloring pages: the ones that were begun first, then new ones. */
export function ColoringCard(): ReactNode {
  const { data } = useColoringPages();
  const pages = data?.pages ?? [];
  const begun = pages.filter(({ colored, sections }) => colored > 0 && colored < sections);
  const shown = [...begun, ...pages.filter(({ colored }) => colored === 0)].slice(0, SHOWN);
  return (
    <Card padding="none">
      <Link to="/coloring" className="coloring-way">
        <span className="min-w-0">
          <span className="block font-bold font-display text-xl">{t('coloring.title')}</span>
          <span className="block text-ink-soft">{t('coloring.lead')}</span>
        </span>
        <span className="coloring-way-pictures">
          {shown.map(({ id, pictureUrl }) => (
            <img key={id} src={pictureUrl} alt="" width={160} height={120} loading="lazy" />
          ))}
        </span>
      </Link>
    </Card>
  );
}
