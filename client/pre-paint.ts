/*
 * Runs before the first paint, as a classic script without imports, so that a hidden banner does not
 * flash, and the Share button does not come later (client/style/utilities.css).
 * client/ui/banners/InfoBanner.tsx writes the stored value.
 */
if ('share' in navigator) document.documentElement.className = 'can-share';
try {
  const hidden = Object.keys(JSON.parse(localStorage.getItem('hidden-banners') ?? '{}'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    hidden.map((id) => `[data-banner="${CSS.escape(id)}"]{display:none!important}`).join(''),
  );
  document.adoptedStyleSheets = [sheet];
} catch {
  // Storage access is denied, or the stored value is invalid: no banner is hidden.
}

{
  // Until navigations are intercepted, Back to another URL of this document loads its document.
  const { pathname, search } = location;
  window.onpopstate = () => {
    if (pathname !== location.pathname || search !== location.search) location.reload();
  };
}
