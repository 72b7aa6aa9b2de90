// Before the first paint, so that a page set to night never flashes white.
try {
  const kept = JSON.parse(localStorage.getItem('hauberk.settings') ?? '{}');
  if (kept.theme === 'night') document.documentElement.dataset.theme = 'night';
} catch {
  // Nothing kept: day it is.
}
