/** The last call of the provider, as /healthz reports it. */
type ProviderHealth = { status: number | null; failure: string | null } | null;

/** Whether the provider is down. A 4xx status or an invalid response is not an outage: the cause may be the new version or its secret. */
export function isOutage(provider: ProviderHealth): boolean {
  if (!provider?.failure || provider.failure === 'format') return false;
  return (provider.status ?? 500) >= 500;
}
