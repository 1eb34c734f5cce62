import type { ReactNode } from 'react';
import { Card } from '../layout/Card.tsx';

const sizes = [
  'text-5xl',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-label',
];

export function TypeParts(): ReactNode {
  return (
    <>
      <Card className="flex flex-col gap-3">
        <h3>Display: headings, buttons, numbers</h3>
        {sizes.map((size) => (
          <p key={size} className={`font-bold font-display ${size}`}>
            A friendly pond <span className="font-normal text-ink-soft text-label">{size}</span>
          </p>
        ))}
      </Card>
      <Card className="flex flex-col gap-3">
        <h3>Reading</h3>
        <p className="text-lg">text-lg. Which planet has the most moons that we know of?</p>
        <p>
          text-base, 18 px. An octopus has three hearts and blue blood. <strong>Two of the hearts</strong> rest while it
          swims, so it would rather crawl.
        </p>
        <p className="text-ink-soft text-sm">text-sm, 17 px. For hints and times: Level 31, 2 hours ago.</p>
        <p>
          Letters that are easy to mix up: Il1 O0 B8 rn m dbqp.{' '}
          <span className="even-digits">1,284 · 0.99 · 12:30</span>
        </p>
        <p lang="de">Ein langes Wort: Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel.</p>
        <p lang="he" dir="rtl">
          מימין לשמאל: שלום Pip, מה שלומך היום? 🐸
        </p>
      </Card>
    </>
  );
}
