/*
 * Runs before the first paint, as a classic script without imports, so that a hidden banner does not
 * flash. client/ui/banners/InfoBanner.tsx writes the stored value.
 */
try {
  const hidden = Object.keys(JSON.parse(localStorage.getItem('hidden-banners') ?? '{}'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hidden.map((id) => `[data-banner="${CSS.escape(id)}"]{display:none}`).join(''));
  document.adoptedStyleSheets = [sheet];
} catch {
  // Storage access is denied, or the stored value is invalid: no banner is hidden.
}
