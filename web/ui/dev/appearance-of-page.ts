/** Reads the look of the page of parts from the URL, so that several looks can be compared side by side. */
export const choices = {
  theme: ['device', 'day', 'night'],
  font: ['plain', 'easy'],
  motion: ['system', 'off'],
  dir: ['ltr', 'rtl'],
} as const;

export type Choice = keyof typeof choices;

export function chosen(choice: Choice): string {
  return new URLSearchParams(location.search).get(choice) ?? choices[choice][0];
}

export function addressWith(choice: string, value: string): string {
  const search = new URLSearchParams(location.search);
  search.set(choice, value);
  return `/dev/ui?${search}`;
}

export function applyChoices(): void {
  const root = document.documentElement;
  root.dir = chosen('dir');
  for (const choice of ['theme', 'font', 'motion'] as const) {
    const value = chosen(choice);
    if (value === choices[choice][0]) delete root.dataset[choice];
    else root.dataset[choice] = value;
  }
}
