import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TogetherMove } from '#contract/collaborative-games.ts';
import type { GamePhrase } from '#contract/rules/collaborative-games.ts';
import type { ServerMessage } from '#contract/shared/socket-messages.ts';
import { newClientId } from '#web/app/client-id.ts';
import { joinAndRejoin, onSocketMessage, sendSocketMessage, useIsConnected } from '#web/app/socket/messages.ts';
import { applyEarned } from '#web/points/earned.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import { cacheRoom, cacheRound, useRoom } from '../queries.ts';
import type { Said } from './said.ts';

/** How long a phrase stays above its player. */
const PHRASE_MS = 5000;

/** The state and actions of the open game. */
export function useGame(id: string) {
  const client = useQueryClient();
  const query = useRoom(id);
  const isLive = useIsConnected();
  const [isOut, setIsOut] = useState(false);
  const [said, setSaid] = useState<Readonly<Record<string, Said>>>({});
  const sendMove = useMoves(id, query.data?.room.round?.n);
  const onMessage = useEffectEvent((message: ServerMessage) => {
    if (message.type === 'game_state' && message.game.game.id === id) cacheRoom(client, message.game);
    if (message.type === 'game_round' && message.sessionId === id) cacheRound(client, message);
    if (message.type === 'game_phrase' && message.sessionId === id) showPhrase(message.userId, message.phrase);
    if (message.type !== 'game_over' || message.sessionId !== id) return;
    if (message.hasEnded) applyEarned(client, message);
    else setIsOut(true);
  });
  const showPhrase = (userId: string, phrase: GamePhrase): void => {
    const key = Date.now();
    playSound('popup');
    setSaid((before) => ({ ...before, [userId]: { phrase, key } }));
    setTimeout(() => setSaid((now) => (now[userId]?.key === key ? without(now, userId) : now)), PHRASE_MS);
  };

  useEffect(() => onSocketMessage(onMessage), []);
  useEffect(() => joinAndRejoin({ type: 'join_game', sessionId: id }, { type: 'leave_game', sessionId: id }), [id]);

  return {
    ...query,
    isLive,
    isOut,
    said,
    sendMove,
    say: (phrase: GamePhrase) => sendSocketMessage({ type: 'game_phrase', sessionId: id, phrase }),
  };
}

function without(said: Readonly<Record<string, Said>>, userId: string): Record<string, Said> {
  return Object.fromEntries(Object.entries(said).filter(([who]) => who !== userId));
}

/** Numbers this screen's moves. After a refusal the server's number counts. */
function useMoves(sessionId: string, known: number | undefined) {
  const isLive = useIsConnected();
  const next = useRef(0);
  const sent = useRef(new Set<string>());
  useEffect(() => {
    // Moves over a lost connection have not arrived: continue with the server's number.
    next.current = isLive ? Math.max(next.current, known ?? 0) : 0;
  }, [known, isLive]);
  const onRefused = useEffectEvent((message: ServerMessage) => {
    if (message.type !== 'refused' || !message.clientId || !sent.current.delete(message.clientId)) return;
    next.current = known ?? 0;
    // The view already shows what is possible, so only a refusal that a child couldn't foresee gets a message.
    if (message.error.code === 'repeated_move') showToast({ title: t('together.word.repeated'), duration: 3000 });
    if (['too_fast', 'unavailable', 'unexpected'].includes(message.error.code))
      showToast({ title: t('together.moveFailed'), description: message.error.message, tone: 'destructive' });
    sendSocketMessage({ type: 'join_game', sessionId });
  });
  useEffect(() => onSocketMessage(onRefused), []);
  return (move: TogetherMove): boolean => {
    const clientId = newClientId();
    const isSent = sendSocketMessage({ type: 'game_move', sessionId, clientId, n: next.current, move });
    if (isSent) {
      next.current += 1;
      sent.current.add(clientId);
    }
    return isSent;
  };
}
