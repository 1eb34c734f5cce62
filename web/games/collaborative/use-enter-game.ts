import { useLocation } from 'wouter';
import type { CollaborativeGame } from '#contract/collaborative-games.ts';
import { toastRefusal } from './toasts.ts';

/** What follows a call that lets a child into a game: the game opens, or a toast says why not. */
export function useEnterGame(toastEntered: () => void, fallback: Parameters<typeof toastRefusal>[1]) {
  const [, navigate] = useLocation();
  return {
    onSuccess: ({ game }: { readonly game: Pick<CollaborativeGame, 'id'> }): void => {
      toastEntered();
      navigate(`/game/${game.id}`);
    },
    onError: (error: Error): void => toastRefusal(error, fallback),
  };
}
