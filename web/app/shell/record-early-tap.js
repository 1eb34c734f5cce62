// Remembers the last tap on what the server has rendered, and shows that it was felt. The app, which may take seconds on a slow line,
// makes up for it (early-tap.ts). The build writes this into the page (bin/vite/inline-look.ts).
addEventListener(
  'click',
  ({ clientX, clientY }) => {
    const rendered = document.querySelector('[data-rendered]');
    if (!rendered) return;
    rendered.inert = false;
    const tapped = document.elementFromPoint(clientX, clientY)?.closest('a, button, input, textarea, summary');
    rendered.inert = true;
    if (!tapped || !rendered.contains(tapped)) return;
    window.earlyTap?.removeAttribute('data-tapped');
    tapped.setAttribute('data-tapped', '');
    window.earlyTap = tapped;
  },
  true,
);
