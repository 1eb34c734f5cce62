import type { UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { show } from '#web/app/test-page.tsx';

/** Renders a card and applies its changes, as the feed does. */
export function play<Card extends object>(
  card: Card,
  Part: (props: { card: Card; onChange: (change: Partial<Card>) => void }) => ReactNode,
): UserEvent {
  function Table(): ReactNode {
    const [kept, setKept] = useState(card);
    return <Part card={kept} onChange={(change) => setKept((before) => ({ ...before, ...change }))} />;
  }
  return show(<Table />);
}
