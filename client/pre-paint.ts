/*
 * Runs before the first paint, as a classic script without imports, so that what the browser does not
 * show neither flashes nor takes room: the Share button without the Web Share API, and hidden banners.
 * client/ui/banners/InfoBanner.tsx writes the stored value.
 */
const hiddenParts = 'share' in navigator ? [] : ['button[aria-label^="Share: "]'];
try {
  const ids = Object.keys(JSON.parse(localStorage.getItem('hidden-banners') ?? '{}'));
  hiddenParts.push(...ids.map((id) => `[data-banner="${CSS.escape(id)}"]`));
} catch {
  // Storage access is denied, or the stored value is invalid: no banner is hidden.
}
const sheet = new CSSStyleSheet();
sheet.replaceSync(hiddenParts.map((part) => `${part}{display:none}`).join(''));
document.adoptedStyleSheets = [sheet];

{
  // Until navigations are intercepted, Back to another URL of this document loads its document.
  const { pathname, search } = location;
  window.onpopstate = () => {
    if (pathname !== location.pathname || search !== location.search) location.reload();
  };
}
