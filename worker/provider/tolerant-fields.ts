import { z } from 'zod';
import { plainText } from '../../shared/text/plain-text.ts';

/** Text that is only shown. A number is its digits; undefined where the field is absent, null or of another type. */
export const shownText = z
  .union([z.string(), z.number()])
  .transform(String)
  .optional()
  .catch(undefined);

/** The same in one line; an empty one is undefined. */
export const shownLine = shownText.transform((text) => plainText(text ?? '') || undefined);

/** An id or a token. A safe integer is its digits; of a larger one JSON has lost some, so it cannot be known. */
export const idText = z.union([z.string(), z.int()]).transform(String);
