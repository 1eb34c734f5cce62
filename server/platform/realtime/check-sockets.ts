import type { Access } from '#contract/rules/family/access.ts';
import type { OpenSocket } from './open-socket.ts';

/** A session that has not ended, and whether Lilypad is open to its account. */
export interface ActiveSession {
  readonly id: string;
  readonly access: Access;
}

export type ListActiveSessions = (sessionIds: readonly string[]) => Promise<readonly ActiveSession[]>;

/** Ends the sockets that have not answered the last ping, and pings the others. */
export function checkAlive(sockets: readonly OpenSocket[]): void {
  for (const open of sockets) {
    if (!open.isAlive) {
      open.socket.terminate();
      continue;
    }
    open.isAlive = false;
    open.socket.ping();
  }
}

/** Closes the sockets of sessions that have ended, and those that Lilypad is closed to. */
export async function checkSessions(
  sockets: readonly OpenSocket[],
  listActiveSessions: ListActiveSessions,
): Promise<void> {
  if (sockets.length === 0) return;
  const sessions = await listActiveSessions([...new Set(sockets.map(({ actor }) => actor.sessionId))]);
  const accessBySession = new Map(sessions.map(({ id, access }) => [id, access]));
  for (const open of sockets) {
    const access = accessBySession.get(open.actor.sessionId);
    if (access) open.follow(access);
    else open.closeWith('signed_out');
  }
}
