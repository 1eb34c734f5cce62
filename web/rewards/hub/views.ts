import { useLocation, useSearch } from 'wouter';

export const HUB_PATH = '/gamification';

/** What a child can do in the hub, in the order of the tabs. */
export const views = ['play', 'overview', 'achievements', 'streaks', 'challenges', 'collaborative'] as const;
export type ViewId = (typeof views)[number];

export function viewPath(view: ViewId): string {
  return view === 'play' ? HUB_PATH : `${HUB_PATH}?view=${view}`;
}

/** The view that the address names. Each view has its own place in the history of the browser. */
export function useView(): readonly [ViewId, (view: ViewId) => void] {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('view');
  return [views.find((view) => view === asked) ?? 'play', (view) => navigate(viewPath(view))];
}
