import { createSign, generateKeyPairSync } from 'node:crypto';

type Claims = { aud: string[]; iss: string; exp: number; email: string };

/** What Cloudflare Access does for a team: it signs tokens (RS256), and publishes its key (RFC 7517). */
export function createAccessTeam(team: string, audience: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const issuer = `https://${team}.cloudflareaccess.com`;
  const certs = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'of-now', use: 'sig' }] };

  return {
    /** A token for somebody who signed in, with other claims where they are told. */
    sign(claims: Partial<Claims> = {}): string {
      const exp = Math.floor(Date.now() / 1000) + 60;
      const all: Claims = {
        aud: [audience],
        iss: issuer,
        exp,
        email: 'staff@areopagus.test',
        ...claims,
      };
      const signed = `${encoded({ alg: 'RS256', kid: 'of-now', typ: 'JWT' })}.${encoded(all)}`;
      const signature = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url');
      return `${signed}.${signature}`;
    },
    /** The network, with the team's address in it. */
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
