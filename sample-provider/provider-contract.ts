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

/** The fields of an organization that the site shows (specification, section 3). */
export const organizationSchema = z.object({
  display_name: z.string(),
  organization_name: z.string(),
  display_name_short: z.string(),
  display_email: z.string(),
  website_url: z.string(),
  physical_address: z.object({
    address_line_one: z.string(),
    city: z.string(),
    state: z.string(),
    postal_code: z.string(),
  }),
});

/** `GET /v1/organizations/{organization_id}`, response. */
export type OrganizationResponse = { data: z.infer<typeof organizationSchema> };

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
