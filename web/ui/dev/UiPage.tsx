import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { cx } from '../style/cx.ts';
import { addressWith, applyChoices, type Choice, choices, chosen } from './appearance-of-page.ts';
import { ButtonParts } from './ButtonParts.tsx';
import { CardParts } from './CardParts.tsx';
import { ChoiceParts } from './ChoiceParts.tsx';
import { ColorParts } from './ColorParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { MessageParts } from './MessageParts.tsx';
import { MotionParts } from './MotionParts.tsx';
import { NavParts } from './NavParts.tsx';
import { OverlayParts } from './OverlayParts.tsx';
import { PipParts } from './PipParts.tsx';
import { pretendStates } from './pretend.ts';
import { anchor, Section } from './Section.tsx';
import { SoundParts } from './SoundParts.tsx';
import { StatusParts } from './StatusParts.tsx';
import { TypeParts } from './TypeParts.tsx';
import './dev.css';

const chapters: [title: string, parts: ReactNode][] = [
  ['Colors', <ColorParts key="colors" />],
  ['Type', <TypeParts key="type" />],
  ['Pip', <PipParts key="pip" />],
  ['Buttons', <ButtonParts key="buttons" />],
  ['Getting around', <NavParts key="nav" />],
  ['Fields', <FieldParts key="fields" />],
  ['Choices', <ChoiceParts key="choices" />],
  ['Cards', <CardParts key="cards" />],
  ['Small parts', <StatusParts key="status" />],
  ['Messages', <MessageParts key="messages" />],
  ['Over the page', <OverlayParts key="overlays" />],
  ['Motion', <MotionParts key="motion" />],
  ['Sound', <SoundParts key="sound" />],
];

/** Every part in every state, for developers. Its texts are samples, so they are not in the catalog. */
export function UiPage(): ReactNode {
  useLayoutEffect(applyChoices, []);
  useEffect(pretendStates, []);
  if (new URLSearchParams(location.search).has('both')) return <BothThemes />;
  return (
    <div className="mx-auto max-w-360 gap-10 px-4 pt-5 pb-24 sm:px-6 wide:grid wide:grid-cols-[11rem_minmax(0,1fr)]">
      <Index />
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-col gap-10">
        <div>
          <h1>The parts of Lilypad</h1>
          <p className="mt-1 text-ink-soft">Every part in every state. What cannot be held still is pretended.</p>
          <LookChoices />
        </div>
        {chapters.map(([title, parts]) => (
          <Section key={title} title={title}>
            {parts}
          </Section>
        ))}
      </main>
    </div>
  );
}

function Index(): ReactNode {
  return (
    <nav aria-label="Parts" className="mb-4 self-start wide:sticky wide:top-24">
      <ul className="flex flex-wrap gap-x-4 wide:flex-col">
        {chapters.map(([title]) => (
          <li key={title}>
            <a
              href={`#${anchor(title)}`}
              className="inline-flex min-h-12 items-center font-display font-semibold text-ink-soft hover:text-tone-deep"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LookChoices(): ReactNode {
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
      {(Object.keys(choices) as Choice[]).map((choice) => (
        <div key={choice} className="flex flex-wrap items-center gap-2">
          <span className="font-bold">{choice}</span>
          {choices[choice].map((value) => (
            <LookLink key={value} to={addressWith(choice, value)} isCurrent={chosen(choice) === value}>
              {value}
            </LookLink>
          ))}
        </div>
      ))}
      <LookLink to={addressWith('both', '')} isCurrent={false}>
        Day beside night
      </LookLink>
    </div>
  );
}

function LookLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }): ReactNode {
  return (
    <a
      href={to}
      aria-current={isCurrent || undefined}
      className={cx(
        'inline-flex min-h-12 items-center rounded-full border-2 px-4 font-display font-semibold',
        isCurrent ? 'border-tone bg-tone-soft text-tone-deep' : 'border-line bg-card text-ink-soft hover:text-ink',
      )}
    >
      {children}
    </a>
  );
}

function BothThemes(): ReactNode {
  return (
    <div className="grid h-dvh grid-cols-2">
      {['day', 'night'].map((theme) => {
        const search = new URLSearchParams(location.search);
        search.delete('both');
        search.set('theme', theme);
        return <iframe key={theme} title={theme} src={`/dev/ui?${search}`} className="size-full" />;
      })}
    </div>
  );
}
