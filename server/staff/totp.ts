import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** A phone's clock may be one step ahead or behind. */
const WINDOW = 1;

/** 160 random bits in base32, as authenticator apps take them. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the picture for the app holds; `label` is how the app names it. */
export function totpAddress(secret: string, label: string): string {
  return new TOTP({ issuer: 'Lilypad', label, secret }).toString();
}

/** The time step (RFC 6238) that a code belongs to; nothing when it is wrong now. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret, period: STEP_SECONDS }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}
