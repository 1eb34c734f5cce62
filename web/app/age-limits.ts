import { type AgeLimits, defaultAgeLimits } from '#contract/shared/age-limits.ts';

let limits = readFromPage();

/** The operator's settings, for sentences about who this Lilypad is for. */
export function ageLimits(): AgeLimits {
  return limits;
}

/** For pages that the server renders. */
export function setAgeLimits(given: AgeLimits): void {
  limits = given;
}

/** The server writes them into the page, so that the first render needs no request. */
function readFromPage(): AgeLimits {
  if (typeof document === 'undefined') return defaultAgeLimits;
  const written = document.documentElement.dataset['ages'];
  const [minAge, maxAge, consentAge] = (written ?? '').split(' ').map(Number);
  return minAge && maxAge && consentAge ? { minAge, maxAge, consentAge } : defaultAgeLimits;
}
