/** The content of the post that a control belongs to, as it stands on the page. */
export function contentBeside(control: Element): HTMLElement {
  const content = control.closest('[data-item]')?.querySelector<HTMLElement>('[data-content]');
  if (!content) throw new Error('There is no post around this control.');
  return content;
}
