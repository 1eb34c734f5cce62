import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/games.ts';
import { ApiError, api } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { applyEarned } from '#web/points/earned.ts';

const gamesKey = ['games'] as const;

export function useGames() {
  return useQuery({ queryKey: gamesKey, queryFn: ({ signal }) => api(calls.listGames, {}, { signal }) });
}

/** Deals a round, or continues a running one. */
export function useStartGame(gameId: string) {
  const client = useQueryClient();
  const { settings } = useUser();
  return useMutation({
    mutationFn: (isFresh: boolean) =>
      api(calls.startGame, { params: { id: gameId }, body: { isFresh, hasTimer: settings.timer !== false } }),
    onSuccess: () => client.invalidateQueries({ queryKey: gamesKey }),
  });
}

const SEND_AGAIN_MS = 600;

/** A move lost with the connection is sent again. It counts once even if sent twice. */
export async function sendMove(roundId: string, n: number, move: calls.GameMove): Promise<calls.PlayedRound> {
  const send = () => api(calls.playMove, { params: { id: roundId }, body: { n, move } });
  return send().catch(async (failure: unknown) => {
    if (!(failure instanceof ApiError) || failure.code !== 'offline') throw failure;
    await new Promise((resolve) => setTimeout(resolve, SEND_AGAIN_MS));
    return send();
  });
}

/** Asks for the result of a round that is over. The server has already counted it. */
export function useSubmitResult() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ roundId, game, view }: calls.PlayedRound) =>
      api(calls.submitResult, { body: { roundId, gameId: game.id, completed: view.isOver } }),
    onSuccess: (outcome) => {
      applyEarned(client, outcome);
      void client.invalidateQueries({ queryKey: gamesKey });
    },
  });
}
