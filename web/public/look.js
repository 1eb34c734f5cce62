// Sets the look that was chosen before the first paint, so that night readers see no white flash. The build writes it into
// the pages (bin/vite/inline-look.ts). web/ui/style/appearance.ts stores what is read here.
try {
  const look = JSON.parse(localStorage.getItem('look') || '{}');
  for (const name of ['theme', 'font', 'motion']) {
    if (typeof look[name] === 'string') document.documentElement.dataset[name] = look[name];
  }
} catch {
  // No storage, or something else wrote to it: the look of the device it is.
}
