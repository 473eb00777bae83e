import * as z from 'zod/mini';

/** The hosted backend's REST API as documented (specification, section 7). worker/provider/wire-schemas.ts is more tolerant. */

/** `POST /v1/auth/login`, request body: OAuth 2.0 client credentials (RFC 6749, section 4.4). */
export const loginRequestSchema = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
});

/** `POST /v1/auth/login`, response. */
export const loginResponseSchema = z.object({
  data: z.object({
    organization_id: z.string().check(z.minLength(1)),
    token: z.object({ access_token: z.string().check(z.minLength(1)) }),
  }),
});
export type LoginResponse = z.infer<typeof loginResponseSchema>;

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
export const organizationResponseSchema = z.object({ data: organizationSchema });
export type OrganizationResponse = z.infer<typeof organizationResponseSchema>;

/** A post. `content` is unsanitized HTML, `published` an RFC 3339 date and time. */
export const wirePostSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  content: z.string(),
  published: z.iso.datetime({ offset: true }),
});
export type WirePost = z.infer<typeof wirePostSchema>;

/** The response to a list, to posts by label and to a search. The last page has no `nextPageToken`. */
export const wirePostListSchema = z.object({
  posts: z.array(wirePostSchema),
  nextPageToken: z.optional(z.string()),
});
export type WirePostList = z.infer<typeof wirePostListSchema>;

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
export const messageResponseSchema = z.object({ status: z.nullish(z.number()) });
export type MessageResponse = z.infer<typeof messageResponseSchema>;

/** The body of every error response (specification, section 8). */
export const providerErrorSchema = z.object({
  error: z.literal(true),
  message: z.string(),
  status: z.optional(z.number()),
});
export type ProviderError = z.infer<typeof providerErrorSchema>;
