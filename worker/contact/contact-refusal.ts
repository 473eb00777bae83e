import type { FieldErrors } from '../../shared/content/result.ts';

type RefusalOptions = { fields?: FieldErrors; headers?: Record<string, string> };

/** Why a message is not passed on, with the HTTP status of the answer and what else it says. */
export class ContactRefusal extends Error {
  override name = 'ContactRefusal';
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, { fields, headers = {} }: RefusalOptions = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}
