/*
 * Runs before the page shows, as a classic script with nothing imported: a banner that was hidden
 * before must not flash. The record is that of client/ui/banners/InfoBanner.tsx.
 */
try {
  const hidden = Object.keys(JSON.parse(localStorage.getItem('hidden-banners') ?? '{}'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hidden.map((id) => `[data-banner="${CSS.escape(id)}"]{display:none}`).join(''));
  document.adoptedStyleSheets = [sheet];
} catch {
  // Storage that is closed or damaged hides nothing.
}
