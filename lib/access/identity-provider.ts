import { eq } from "drizzle-orm";
import * as client from "openid-client";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/users";

type ProviderSettings = { issuer: string; clientId: string; clientSecret: string; audience: string };

/** Return the configured OpenID Connect provider, or null where only local accounts exist. */
export function identityProvider(): ProviderSettings | null {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_AUDIENCE: audience,
  } = process.env;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, audience: audience ?? clientId } : null;
}

let cachedConfiguration: { at: number; configuration: client.Configuration } | undefined;
const discoveryTtlMilliseconds = 600_000;

export async function providerConfiguration(): Promise<client.Configuration> {
  const settings = identityProvider();
  if (!settings) throw new Error("no identity provider is configured");
  if (cachedConfiguration && Date.now() - cachedConfiguration.at < discoveryTtlMilliseconds)
    return cachedConfiguration.configuration;
  const issuer = new URL(settings.issuer);
  const options = issuer.protocol === "http:" ? { execute: [client.allowInsecureRequests] } : {};
  const configuration = await client.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    ...options,
    timeout: 10,
  });
  cachedConfiguration = { at: Date.now(), configuration };
  return configuration;
}

const clockSkewMilliseconds = 30_000;
type Tokens = { access_token: string; refresh_token?: string; id_token?: string; expiresIn(): number | undefined };

const expiryOf = (tokens: Tokens) => new Date(Date.now() + (tokens.expiresIn() ?? 300) * 1_000);

/**
 * Renew a session's tokens shortly before they expire. The row lock lets one request renew, because a refresh token is
 * used once.
 * @returns false when the session ends; true while the provider is unreachable and the token is still valid
 */
export function renewSession(sessionId: string): Promise<boolean> {
  return database().transaction(async (db) => {
    const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId)).for("update");
    if (!session || session.revokedAt) return false;
    const expires = session.accessExpiresAt?.getTime() ?? 0;
    if (expires - clockSkewMilliseconds > Date.now()) return true;
    if (!session.refreshToken) return expires > Date.now();
    try {
      const tokens = await client.refreshTokenGrant(await providerConfiguration(), session.refreshToken);
      await db
        .update(sessions)
        .set({
          accessToken: tokens.access_token,
          refreshToken: tokens.refresh_token ?? session.refreshToken,
          idToken: tokens.id_token ?? session.idToken,
          accessExpiresAt: expiryOf(tokens),
        })
        .where(eq(sessions.id, sessionId));
      return true;
    } catch (error) {
      const isRefused = error instanceof client.ResponseBodyError;
      if (isRefused) await db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, sessionId));
      return !isRefused && expires > Date.now();
    }
  });
}

/** End a session here and at the provider. @returns the address that ends the provider's own session, or null */
export async function endSession(sessionId: string, returnTo: string): Promise<string | null> {
  const [session] = await database()
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(eq(sessions.id, sessionId))
    .returning();
  if (!session || session.provider === "local") return null;
  try {
    const configuration = await providerConfiguration();
    if (session.refreshToken)
      await client.tokenRevocation(configuration, session.refreshToken, { token_type_hint: "refresh_token" });
    const hint: Record<string, string> = session.idToken ? { id_token_hint: session.idToken } : {};
    return client.buildEndSessionUrl(configuration, { ...hint, post_logout_redirect_uri: returnTo }).toString();
  } catch {
    return null;
  }
}
