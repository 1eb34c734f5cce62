// Sets the look that was chosen before the first paint, so that night readers see no white flash. It is a file of its
// own because the content security policy forbids inline scripts. web/ui/look.ts writes what is read here.
try {
  const look = JSON.parse(localStorage.getItem('look') || '{}');
  for (const name of ['theme', 'font', 'motion']) {
    if (typeof look[name] === 'string') document.documentElement.dataset[name] = look[name];
  }
} catch {
  // No storage, or something else wrote to it: the look of the device it is.
}
