import { useLocation, useSearch } from 'wouter';

export const HUB_PATH = '/gamification';

/** The views of the hub, in the order of the tabs. */
export const views = ['play', 'overview', 'achievements', 'streaks', 'challenges', 'collaborative'] as const;
export type ViewId = (typeof views)[number];

export function viewPath(view: ViewId): string {
  return view === 'play' ? HUB_PATH : `${HUB_PATH}?view=${view}`;
}

/** The view named in the address. Each view has its own entry in the browser's history. */
export function useView(): readonly [ViewId, (view: ViewId) => void] {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('view');
  return [views.find((view) => view === asked) ?? 'play', (view) => navigate(viewPath(view))];
}
