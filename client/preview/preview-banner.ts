/*
 * Runs right behind a preview's mark, as a classic script with nothing imported: once closed, the
 * mark stays closed in this tab, until another build is shown. Production has neither.
 */
{
  const key = 'closed-preview-mark';
  const mark = document.querySelector<HTMLDialogElement>('dialog[data-build]');
  const build = mark?.dataset.build ?? '';
  try {
    if (sessionStorage.getItem(key) === build) mark?.close();
    mark?.addEventListener('close', () => sessionStorage.setItem(key, build));
  } catch {
    // Storage that is closed keeps nothing.
  }
}
