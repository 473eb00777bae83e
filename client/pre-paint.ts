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

{
  // Offers to load the document again if it breaks off: it has no last element then (worker/render/document.ts). Chromium
  // does not end such a document, and no module runs. The Worker sends the next part within 5 s.
  const maxSilence = 6;
  const notice = Object.assign(document.createElement('div'), { role: 'alert' });
  const box = Object.assign(document.createElement('div'), { className: 'callout stack measure' });
  const textContent = 'The rest of this page has not arrived, and its buttons may not work.';
  const text = Object.assign(document.createElement('p'), { textContent });
  const link = { className: 'button', href: '', textContent: 'Load again' };
  box.append(text, Object.assign(document.createElement('a'), link));
  notice.append(box);

  const elements = document.getElementsByTagName('*');
  let size = 0;
  let silence = 0;

  function watch() {
    const isLoading = document.readyState === 'loading';
    silence = elements.length === size ? silence + 1 : 0;
    if (isLoading ? silence >= maxSilence : !document.querySelector('[data-end]')) offerReload();
    else notice.remove();
    size = elements.length;
    if (isLoading) return;
    clearInterval(timer);
    document.onreadystatechange = null;
  }

  /** Takes the place of a 'Loading...' that nothing follows, or stands below the last text. */
  function offerReload() {
    if (notice.isConnected) return;
    const loading = [...document.querySelectorAll('[data-loading]')].at(-1);
    if (loading && !loading.nextElementSibling) return loading.after(notice);
    notice.className = 'container';
    (document.querySelector('main') ?? document.body ?? document.documentElement).append(notice);
  }

  const timer = setInterval(watch, 1_000);
  // Before the modules run, which hydrate the page without the notice.
  document.onreadystatechange = watch;
}
