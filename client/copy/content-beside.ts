import { selectors } from '../../shared/dom-contract.ts';

/** The content of the post that a control belongs to, as it stands on the page. */
export function contentBeside(control: Element): HTMLElement {
  const content = control.closest(selectors.item)?.querySelector<HTMLElement>(selectors.content);
  if (!content) throw new Error('There is no post around this control.');
  return content;
}
