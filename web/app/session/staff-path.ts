import { safeNext } from './sign-in-path.ts';

/** Whether a visitor is at a page of staff, or at the sign-in page on the way to one. Nobody signs up there, or plays. */
export function leadsToStaff(path: string, search: string): boolean {
  const target = path === '/auth' ? safeNext(new URLSearchParams(search).get('next'), ANYWHERE) : path;
  return /^\/(staff|moderation|admin)(?![^/?#])/.test(target);
}

// The server renders the bars, too, and has no `location`.
const ANYWHERE = 'https://lilypad.invalid';
