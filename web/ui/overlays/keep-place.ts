/**
 * Keeps the top of a centered dialog where it opened when its content grows or shrinks: a target that a finger is moving to must not
 * jump. It moves up only as far as it must to stay in the view.
 */
export function keepPlace(panel: HTMLElement): () => void {
  let height = 0;
  let top = 0;

  const stay = (): void => {
    if (height === 0 || panel.offsetHeight === height) return;
    height = panel.offsetHeight;
    const room = innerHeight - height;
    top = Math.max(Math.min(top, room - paddingTop(panel)), paddingTop(panel));
    panel.style.marginBlock = `${top - paddingTop(panel)}px auto`;
  };
  // A different window size moves it.
  const center = (): void => {
    panel.style.marginBlock = '';
    height = panel.offsetHeight;
    top = panel.offsetTop;
  };

  center();
  const observer = new ResizeObserver(stay);
  observer.observe(panel);
  addEventListener('resize', center);
  return () => {
    observer.disconnect();
    removeEventListener('resize', center);
  };
}

/** The padding of the layer, inside of which the margin begins. */
function paddingTop(panel: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(panel.parentElement ?? panel).paddingBlockStart) || 0;
}
