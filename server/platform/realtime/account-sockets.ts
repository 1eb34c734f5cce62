import type { OpenSocket } from './open-socket.ts';

const none: readonly OpenSocket[] = [];

/** The open sockets of this node, by account. */
export class AccountSockets {
  readonly #sockets = new Map<string, readonly OpenSocket[]>();

  of(accountId: string): readonly OpenSocket[] {
    return this.#sockets.get(accountId) ?? none;
  }

  all(): readonly OpenSocket[] {
    return [...this.#sockets.values()].flat();
  }

  has(accountId: string): boolean {
    return this.#sockets.has(accountId);
  }

  accountIds(): Iterable<string> {
    return this.#sockets.keys();
  }

  add(socket: OpenSocket): void {
    const { accountId } = socket.actor;
    this.#sockets.set(accountId, [...this.of(accountId), socket]);
  }

  remove(socket: OpenSocket): void {
    const { accountId } = socket.actor;
    const rest = this.of(accountId).filter((other) => other !== socket);
    if (rest.length > 0) this.#sockets.set(accountId, rest);
    else this.#sockets.delete(accountId);
  }
}
