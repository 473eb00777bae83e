import * as z from 'zod/mini';

/** The hosted backend's REST API as documented (specification, section 7). worker/provider/wire-schemas.ts is more tolerant. */

/** `POST /v1/auth/login`, request body: OAuth 2.0 client credentials (RFC 6749, section 4.4). */
export const loginRequestSchema = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
});

/** `POST /v1/auth/login`, response. */
export type LoginResponse = {
  data: { organization_id: string; token: { access_token: string } };
};

/** `GET /v1/organizations/{organization_id}`, response: the fields that the site shows (specification, section 3). */
export type OrganizationResponse = {
  data: {
    display_name: string;
    organization_name: string;
    display_name_short: string;
    display_email: string;
    website_url: string;
    physical_address: {
      address_line_one: string;
      city: string;
      state: string;
      postal_code: string;
    };
  };
};

/** A post. `content` is unsanitized HTML, `published` an RFC 3339 date and time. */
export const wirePostSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  content: z.string(),
  published: z.iso.datetime({ offset: true }),
});
export type WirePost = z.infer<typeof wirePostSchema>;

/** The response to a list, to posts by label and to a search. The last page has no `nextPageToken`. */
export type WirePostList = { posts: WirePost[]; nextPageToken?: string | undefined };

/** `POST /v1/messages`, request body. */
export const messageRequestSchema = z.object({
  visitor_name: z.string(),
  visitor_email: z.string(),
  visitor_phone: z.string(),
  visitor_message: z.string(),
  recipient: z.string(),
  recipient_name: z.string(),
  recipient_org_name: z.string(),
  template_name: z.literal('CONTACT_US'),
  recaptcha_action: z.literal('submit'),
  recaptcha_token: z.string(),
  recaptcha_enterprise: z.literal(true),
});
export type MessageRequest = z.infer<typeof messageRequestSchema>;

/** `POST /v1/messages`, response. A `status` of 200 means that the message was sent. */
export type MessageResponse = { status?: number | null };

/** The body of every error response (specification, section 8). */
export type ProviderError = { error: true; message: string; status?: number | undefined };
