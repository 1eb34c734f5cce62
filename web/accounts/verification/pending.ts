import { useSyncExternalStore } from 'react';
import type { PendingSignUp } from '#contract/accounts.ts';

const key = 'sign-up';
const listeners = new Set<() => void>();
let read: { text: string | null; pending: PendingSignUpWithUsername | undefined } = { text: null, pending: undefined };

/** A sign-up that waits for its code, with its reserved username. */
export interface PendingSignUpWithUsername extends PendingSignUp {
  username: string;
}

/** The pending sign-up of this browser, without the password. */
export function usePendingSignUp(): PendingSignUpWithUsername | undefined {
  const pending = useSyncExternalStore(follow, readPending);
  return pending && Date.parse(pending.expiresAt) > Date.now() ? pending : undefined;
}

export function savePending(pending: PendingSignUpWithUsername): void {
  write(JSON.stringify(pending));
}

export function forgetPending(): void {
  write(null);
}

// The same object as long as the text is the same, as useSyncExternalStore wants it.
function readPending(): PendingSignUpWithUsername | undefined {
  const text = stored();
  if (text !== read.text) read = { text, pending: parse(text) };
  return read.pending;
}

function parse(text: string | null): PendingSignUpWithUsername | undefined {
  try {
    const value = JSON.parse(text ?? 'null');
    return typeof value?.signupId === 'string' && typeof value.expiresAt === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

// Without storage, it lasts as long as the page.
let inMemory: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return inMemory;
  }
}

function write(text: string | null): void {
  inMemory = text;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
