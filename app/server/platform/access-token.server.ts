import { jwtVerify, SignJWT } from "jose";
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from "~/domain/brand";
import { LIFETIMES } from "~/domain/limits";

const ALGORITHM = "HS256";
const KEY_ID = "1";
const TYPE = "at+jwt";

export interface AccessClaims {
  userId: string;
  sessionId: string;
  roles: string[];
}

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** @returns a signed access token, valid for 15 minutes from `now` unless its session specifies another lifetime */
export function signAccessToken(
  secret: string,
  claims: AccessClaims,
  now: Date,
  lifetime: number = LIFETIMES.accessToken,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId, roles: claims.roles })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: KEY_ID })
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_AUDIENCE)
    .setSubject(claims.userId)
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + lifetime)
    .sign(keyOf(secret));
}

/** @param secrets the current one and the one before: a token is valid by either */
export async function verifyAccessToken(
  secrets: readonly string[],
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  for (const secret of secrets) {
    const claims = await verifyBy(secret, token, now);
    if (claims) return claims;
  }
  return null;
}

/**
 * One algorithm, type, issuer, audience and key id are accepted; keys named by the token (jku, jwk, x5u) are ignored.
 * @returns its claims, or null for any invalid token
 */
async function verifyBy(secret: string, token: string, now: Date): Promise<AccessClaims | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      requiredClaims: ["sub", "exp", "nbf", "sid"],
      currentDate: now,
    });
    if (protectedHeader.kid !== KEY_ID || typeof payload.sid !== "string" || !payload.sub) return null;
    const roles = Array.isArray(payload.roles) ? payload.roles.map(String) : [];
    return { userId: payload.sub, sessionId: payload.sid, roles };
  } catch {
    return null;
  }
}
