/*
 * Runs right after the banner of a preview deployment, as a classic script without imports. A closed
 * banner stays closed in the same tab until another build is shown.
 */
{
  const key = 'closed-preview-banner';
  const banner = document.querySelector<HTMLDialogElement>('dialog[data-build]');
  const build = banner?.dataset.build ?? '';
  try {
    if (sessionStorage.getItem(key) === build) banner?.close();
    banner?.addEventListener('close', () => sessionStorage.setItem(key, build));
  } catch {
    // Storage access is denied: the closed state is not saved.
  }
}
