import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/collaborative-games.ts';
import type { Answer, Body } from '#contract/shared/endpoint.ts';
import type { ServerMessageOf } from '#contract/shared/socket-messages.ts';
import { ApiError, api } from '#web/app/api.ts';
import { useIsConnected } from '#web/app/socket/messages.ts';
import { t } from './messages/index.ts';

/** All under one key: the socket says `games` whenever this child's lists may have changed. */
const all = ['games', 'together'] as const;
const roomKey = (id: string) => [...all, 'room', id] as const;
/** The socket doesn't say when other children open and close games. */
const LIST_POLL_MS = 5000;
const ROOM_POLL_MS = 3000;

export function useCollaborativeGames() {
  return useQuery({
    queryKey: [...all, 'list'],
    queryFn: ({ signal }) => api(calls.listCollaborativeGames, {}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: LIST_POLL_MS,
  });
}

/** A room, and how far the server's clock is ahead of this one. */
export interface SeenRoom {
  readonly room: calls.GameRoom;
  readonly clockAhead: number;
}

export function useRoom(id: string) {
  const client = useQueryClient();
  const isLive = useIsConnected();
  return useQuery({
    queryKey: roomKey(id),
    queryFn: async ({ signal }) => {
      const room = await api(calls.readCollaborativeGame, { params: { id } }, { signal });
      return newer(client.getQueryData<SeenRoom>(roomKey(id)), seen(room));
    },
    refetchOnMount: 'always',
    gcTime: 0,
    refetchInterval: isLive ? false : ROOM_POLL_MS,
    retry: false,
  });
}

/** Shows a room from the server, unless a newer state is already shown. */
export function cacheRoom(client: QueryClient, room: calls.GameRoom): void {
  client.setQueryData<SeenRoom>(roomKey(room.game.id), (before) => newer(before, seen(room)));
}

/** Shows a round from the server, unless a newer state is already shown. */
export function cacheRound(client: QueryClient, { sessionId, version, round }: ServerMessageOf<'game_round'>): void {
  client.setQueryData<SeenRoom>(
    roomKey(sessionId),
    (before) =>
      before && newer(before, { room: { ...before.room, version, round }, clockAhead: round.now - Date.now() }),
  );
}

function seen(room: calls.GameRoom): SeenRoom {
  return { room: withoutHidden(room), clockAhead: room.round ? room.round.now - Date.now() : 0 };
}

/** A player whom this child has reported is shown without name and picture. */
function withoutHidden(room: calls.GameRoom): calls.GameRoom {
  const players = room.players.map((player) => (player.isNameHidden ? { ...player, ...hiddenPlayer() } : player));
  const { host } = room.game;
  const isHostHidden = room.players.some(({ id, isNameHidden }) => isNameHidden && id === host?.id);
  return {
    ...room,
    players,
    game: host && isHostHidden ? { ...room.game, host: { ...host, ...hiddenPlayer() } } : room.game,
  };
}

function hiddenPlayer() {
  return { displayName: t('together.room.hidden'), avatar: { emoji: '🫧', background: '#dfeeff' } };
}

function newer(before: SeenRoom | undefined, next: SeenRoom): SeenRoom {
  return before && before.room.version > next.room.version ? before : next;
}

/** Call it after a report, because the server then hides what was reported. */
export function refetchGames(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: all });
}

export function useCreateGame() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: calls.CreateGameForm) => api(calls.createCollaborativeGame, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** What follows is given here: the list that is fetched then takes the button away, and a button that is gone is told nothing. */
export function useJoinGame(onSuccess: (joined: Answer<typeof calls.joinCollaborativeGame>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof calls.joinCollaborativeGame>) => api(calls.joinCollaborativeGame, { body }),
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useStartCollaborativeGame(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(calls.startCollaborativeGame, { params: { id } }),
    onSuccess: (room) => cacheRoom(client, room),
  });
}

export function useLeaveGame(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(calls.leaveCollaborativeGame, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [...all, 'list'] }),
  });
}

export function useRepeatGame(id: string) {
  return useMutation({ mutationFn: () => api(calls.repeatCollaborativeGame, { params: { id } }) });
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}
