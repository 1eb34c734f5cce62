// The open dialogs, the topmost last. The rest of the page is inert: no click, no Tab and no screen reader reaches it. Toasts stay
// reachable, which the native <dialog> would not allow.
const open: HTMLElement[] = [];
const madeInert = new Set<HTMLElement>();

export function enterDialog(layer: HTMLElement): () => void {
  open.push(layer);
  update();
  return () => {
    open.splice(open.indexOf(layer), 1);
    update();
  };
}

export function isTopDialog(layer: HTMLElement | null): boolean {
  return layer !== null && open.at(-1) === layer;
}

export function isDialogOpen(): boolean {
  return open.length > 0;
}

function update(): void {
  const top = open.at(-1);
  for (const element of madeInert) element.inert = false;
  madeInert.clear();
  if (!top) return;
  for (const element of document.body.children) {
    if (!(element instanceof HTMLElement) || element === top || element.inert) continue;
    if ('aboveDialogs' in element.dataset) continue;
    element.inert = true;
    madeInert.add(element);
  }
}
