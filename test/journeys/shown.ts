/** What a page shows and says to a screen reader. Runs in the browser, so it is all in one function. */
export function readPage(): { texts: string[]; cutOff: string[] } {
  const texts = new Set([document.title]);
  const cutOff = new Set<string>();
  const view = document.documentElement.clientWidth;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest('script, style, noscript') || !isShown(parent)) continue;
    texts.add(text.data.trim());
    const place = document.createRange();
    place.selectNodeContents(text);
    for (const rect of place.getClientRects()) {
      const cutter = whatCuts(rect, parent);
      if (cutter) cutOff.add(`“${text.data.trim()}” by ${cutter}`);
    }
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt], [aria-description]')) {
    if (!isShown(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
      texts.add(element.getAttribute(name)?.trim() ?? '');
  }
  if (document.documentElement.scrollWidth > view)
    cutOff.add(`the page itself, by ${document.documentElement.scrollWidth - view} px`);
  return { texts: [...texts], cutOff: [...cutOff] };

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  }

  /** The view, a box that hides what is beyond its edge, or the button that a text stands on. */
  function whatCuts({ left, right, top, bottom }: DOMRect, parent: Element): string | undefined {
    let cutter = left < -1 || right > view + 1 ? 'the view' : undefined;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, flexWrap } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // For ears alone.
      if (edge.width <= 1 && edge.height <= 1) return undefined;
      // What scrolls shows all in its time.
      if (['auto', 'scroll'].includes(overflowX)) return undefined;
      // A row that wraps leaves out whole what it has no room for, such as the name beside the mascot.
      if (flexWrap === 'wrap' && overflowY === 'clip' && top >= edge.bottom - 1) return undefined;
      const isBeside = left < edge.left - 1.5 || right > edge.right + 1.5;
      const isBeyond = top < edge.top - 4 || bottom > edge.bottom + 4;
      if (isBeside && (overflowX !== 'visible' || box.matches('a, button, label, [role=tab]')))
        cutter ??= describeElement(box);
      if (isBeyond && ['hidden', 'clip'].includes(overflowY)) cutter ??= describeElement(box);
    }
    return cutter;
  }

  function describeElement(box: Element): string {
    return `<${box.localName} class="${box.className.slice(0, 60)}">`;
  }
}
