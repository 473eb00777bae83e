import type { FieldErrors } from '../../shared/content/result.ts';

export class ContactRejection extends Error {
  override name = 'ContactRejection';
  readonly status: number;
  readonly fields: FieldErrors | undefined;

  constructor(status: number, message: string, { fields }: { fields?: FieldErrors } = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
