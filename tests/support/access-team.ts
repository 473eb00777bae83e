import { createSign, generateKeyPairSync } from 'node:crypto';

type Claims = { aud: string[]; iss: string; exp: number; email: string };

/** A Cloudflare Access team: signs tokens (RS256) and publishes its key (RFC 7517). */
export function createAccessTeam(team: string, audience: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const issuer = `https://${team}.cloudflareaccess.com`;
  const certs = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'current', use: 'sig' }] };

  return {
    /** Signs a token for a signed-in user. `claims` replace the default claims. */
    sign(claims: Partial<Claims> = {}): string {
      const exp = Math.floor(Date.now() / 1000) + 60;
      const payload: Claims = {
        aud: [audience],
        iss: issuer,
        exp,
        email: 'staff@areopagus.test',
        ...claims,
      };
      const signingInput = `${encoded({ alg: 'RS256', kid: 'current', typ: 'JWT' })}.${encoded(payload)}`;
      const signature = createSign('RSA-SHA256').update(signingInput).sign(privateKey, 'base64url');
      return `${signingInput}.${signature}`;
    },
    /** The network, with the team's domain. */
    async network(request: Request): Promise<Response> {
      const { url, method, headers } = request;
      if (url === `${issuer}/cdn-cgi/access/certs`) return Response.json(certs);
      const body = method === 'POST' ? await request.text() : null;
      return fetch(url, { method, headers: [...headers], body });
    },
  };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
