import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { database } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { apiTokens, users } from "@/db/schema/users";
import { hashSecret } from "@/db/hash-secret";
import type { UserActor } from "./actor";
import { actorColumns, actorOfUser, joinCrewOfAccount } from "./actor-of-user";
import { identityProvider, providerConfiguration } from "./identity-provider";

const tokenPrefix = "nkh_";
const lastUsedUpdateMilliseconds = 60_000;

/** Create a personal API token. It is shown once and stored as a hash. */
export function newApiToken() {
  const token = `${tokenPrefix}${randomBytes(32).toString("base64url")}`;
  return { token, tokenHash: hashSecret(token), hint: `${token.slice(0, 8)}…${token.slice(-4)}` };
}

async function actorOfApiToken(token: string): Promise<UserActor | null> {
  const now = new Date();
  const [row] = await database()
    .select({ key: apiTokens, ...actorColumns })
    .from(apiTokens)
    .innerJoin(
      users,
      and(eq(users.id, apiTokens.userId), eq(users.sessionVersion, apiTokens.version), isNull(users.deactivatedAt)),
    )
    .leftJoin(crew, joinCrewOfAccount)
    .where(and(eq(apiTokens.tokenHash, hashSecret(token)), isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, now)));
  if (!row) return null;
  if (now.getTime() - (row.key.lastUsedAt?.getTime() ?? 0) > lastUsedUpdateMilliseconds) {
    await database().update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, row.key.id));
  }
  return actorOfUser(row, null);
}

let keys: { uri: string; set: ReturnType<typeof createRemoteJWKSet> } | undefined;

async function keySet() {
  const uri = (await providerConfiguration()).serverMetadata().jwks_uri;
  if (!uri) throw new Error("the identity provider publishes no keys");
  if (keys?.uri !== uri) keys = { uri, set: createRemoteJWKSet(new URL(uri)) };
  return keys.set;
}

/** Verify the provider's access token: signature, algorithm, issuer, audience and expiry. */
async function actorOfAccessToken(token: string): Promise<UserActor | null> {
  const provider = identityProvider();
  if (!provider) return null;
  try {
    const options = {
      issuer: provider.issuer,
      audience: provider.audience,
      algorithms: ["RS256", "ES256", "PS256", "EdDSA"],
    };
    const { payload } = await jwtVerify(token, await keySet(), { ...options, requiredClaims: ["sub", "exp"] });
    const [row] = await database()
      .select(actorColumns)
      .from(users)
      .leftJoin(crew, joinCrewOfAccount)
      .where(and(eq(users.identitySubject, payload.sub ?? ""), isNull(users.deactivatedAt)));
    return row ? actorOfUser(row, null) : null;
  } catch {
    return null;
  }
}

/** Return the user of a bearer token, or null. */
export function actorOfBearer(authorization: string): Promise<UserActor | null> {
  const [scheme, token = ""] = authorization.split(" ");
  if (scheme?.toLowerCase() !== "bearer" || token === "" || token.length > 8_192) return Promise.resolve(null);
  return token.startsWith(tokenPrefix) ? actorOfApiToken(token) : actorOfAccessToken(token);
}
