import type { FieldErrors } from '../../shared/content/result.ts';

type RejectionOptions = { fields?: FieldErrors; headers?: Record<string, string> };

/** The reason that a message is not sent, with the status, fields and headers of the response. */
export class ContactRejection extends Error {
  override name = 'ContactRejection';
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, { fields, headers = {} }: RejectionOptions = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}
