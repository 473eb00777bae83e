/** Props of a button that load the module of its feature when the visitor points at the button, touches it or focuses it. */
export function preloadProps(load: () => Promise<unknown>) {
  function preload() {
    load().catch(() => {});
  }
  return { onPointerEnter: preload, onFocus: preload };
}
