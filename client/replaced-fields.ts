type Field = HTMLInputElement | HTMLTextAreaElement;

export type HydratedFields = { all: NodeListOf<Field>; focused: Element | null };

/**
 * Copies what was typed into the fields before hydration to those that have replaced them: if a browser or an extension
 * has changed the texts of the page, React renders it anew.
 */
export function restoreFields({ all, focused }: HydratedFields) {
  const shown = document.querySelectorAll<Field>('#root :is(input, textarea)');
  for (const [i, field] of all.entries()) {
    const replacement = shown[i];
    if (field.isConnected || replacement?.name !== field.name) continue;
    if (field.value !== field.defaultValue) typeInto(replacement, field.value);
    if (field === focused) replacement.focus();
  }
}

/** Sets the value as typing does. React ignores a value that is set by its own `value` property of the element. */
function typeInto(field: Field, value: string) {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
