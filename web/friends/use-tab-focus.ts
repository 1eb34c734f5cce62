import { useEffect, useRef } from 'react';
import type { FriendRequest } from '#contract/friends.ts';

/** An answered request goes with the button that was pressed: the focus is then on the tab above the list. */
export function useTabFocus(tab: string, requests: readonly FriendRequest[] | undefined): void {
  const state = requests?.map(({ id, status }) => `${id} ${status}`).join();
  const before = useRef(state);
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== state;
    before.current = state;
    if (hasChanged && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus({ preventScroll: true });
  }, [tab, state]);
}
