/** Refusals that the browser also creates itself, when a proxy answers instead of our server. */
export const transportProblems = {
  sign_in_required: [401, 'Please log in first.'],
  not_found: [404, "We couldn't find that. It might have hopped away."],
  too_big: [413, "That's too big for us. Try something smaller."],
  too_fast: [429, 'That was very quick! Take a little breath and try again.'],
  unexpected: [500, 'Something went wrong on our side. Please try again.'],
  unavailable: [503, 'The pond is taking a short break. Please try again soon.'],
} as const satisfies Record<string, readonly [number, string]>;
