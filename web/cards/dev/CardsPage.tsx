import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Card } from '#contract/cards.ts';
import { applyChoices } from '#web/ui/dev/appearance-of-page.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { getCardKind } from '../kinds.ts';
import { samples } from './samples.ts';

/**
 * A development page with every card in every fixed state. `?of=riddle` shows one kind, `?of=open` one card of each kind to
 * play. Its texts aren't translated.
 */
export function CardsPage(): ReactNode {
  useLayoutEffect(applyChoices, []);
  const of = new URLSearchParams(location.search).get('of');
  return (
    <Page>
      <h1>Cards in every state</h1>
      {Object.entries(samples)
        .filter(([kind]) => of === null || of === 'open' || kind === of)
        .flatMap(([kind, states]) =>
          (of === 'open' ? states.slice(0, 1) : states).map(([state, card]) => (
            <Sample key={`${kind} ${state}`} name={`${kind} ${state}`} of={card} />
          )),
        )}
      {(of === null || of === 'visitor') && <ForVisitors />}
    </Page>
  );
}

function ForVisitors(): ReactNode {
  return (
    <>
      <Sample name="visitor riddle" of={samples['riddle']?.[0]?.[1]} visitor />
      <Sample name="visitor joke" of={samples['joke']?.[0]?.[1]} visitor />
    </>
  );
}

function Sample({ name, of, visitor }: { name: string; of: Card | undefined; visitor?: boolean }): ReactNode {
  const [card, setCard] = useState(of);
  if (!card) return null;
  const onChange = (change: Partial<Card>): void => setCard({ ...card, ...change } as Card);
  const { Card: Part } = getCardKind(card.type);
  return (
    <div data-sample={name}>
      <Part card={card} onChange={onChange} visitor={visitor} />
    </div>
  );
}
