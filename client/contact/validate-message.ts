import type { ContactMessage } from '../../shared/contact/contact-outcome.ts';
import type { FieldErrors } from '../../shared/content/result.ts';

/** The edge's own check, as a chunk of this page alone; where it cannot be loaded the edge is left to check. */
export async function validateMessage(
  values: ContactMessage,
): Promise<{ message: ContactMessage } | { fields: FieldErrors }> {
  // The Worker has the check in its main module, and never calls this.
  if (import.meta.env.SSR) return { message: values };
  try {
    const { checkContactMessage } = await import('../../shared/contact/contact-message.ts');
    return checkContactMessage(values);
  } catch {
    return { message: values };
  }
}
