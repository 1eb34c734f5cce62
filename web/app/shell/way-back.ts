interface LinkPlace {
  readonly href: string;
  /** Among the links of the page that lead to the same address. */
  readonly nth: number;
}

/** The link that led away from a page, by the page's path. */
const links = new Map<string, LinkPlace>();

// Some avatars are links for fingers alone.
const shownLinks = 'main a[href]:not([aria-hidden="true"])';

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(shownLinks)].filter((link) => link.getAttribute('href') === href);

/** Call it while the page is still shown. A page that is left by a bar or a button has no such link. */
export function rememberWayBack(path: string): void {
  const link = document.activeElement?.closest<HTMLAnchorElement>(shownLinks);
  const href = link?.getAttribute('href');
  if (link && href) links.set(path, { href, nth: linksTo(href).indexOf(link) });
  else links.delete(path);
}

/** Whoever comes back to a long list by keyboard goes on at the row that they had opened, and not at its top. */
export function focusWayBack(path: string): boolean {
  const place = links.get(path);
  const link = place && linksTo(place.href)[place.nth];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
