import type { FieldErrors } from '../../shared/answer.ts';
import type { ContactMessage } from '../../shared/contact.ts';

/** The edge's own check, as a chunk of this page alone; where it cannot be loaded the edge is left to check. */
export async function checkInBrowser(
  values: ContactMessage,
): Promise<{ message: ContactMessage } | { fields: FieldErrors }> {
  try {
    const { checkContactMessage } = await import('../../shared/contact-message.ts');
    return checkContactMessage(values);
  } catch {
    return { message: values };
  }
}
