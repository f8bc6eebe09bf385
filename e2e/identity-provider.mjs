// Runs a real OpenID Connect provider on localhost, with plain pages and control endpoints for the journeys.
import { generateKeyPair, exportJWK, importJWK, SignJWT } from "jose";
import Provider from "oidc-provider";

const port = Number(process.env.PROVIDER_PORT);
const issuer = `http://localhost:${port}`;
const product = process.env.PRODUCT_URL;
const api = `${product}/PMSol/v1`;
const log = [];

const { privateKey } = await generateKeyPair("RS256", { extractable: true });
const key = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: "journey" };

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: "nakhoda",
      client_secret: "a-secret-of-the-journey-only-a-secret",
      redirect_uris: [`${product}/api/auth/callback/crewing`],
      post_logout_redirect_uris: [`${product}/oauth/callback?state=signing-out`],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
    },
  ],
  jwks: { keys: [key] },
  cookies: { keys: ["journey"] },
  scopes: ["openid", "profile", "email", "crewing"],
  claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"], crewing: ["crew_id"] },
  pkce: { required: () => true },
  rotateRefreshToken: true,
  issueRefreshToken: async (_context, client) => client.grantTypeAllowed("refresh_token"),
  ttl: {
    AccessToken: Number(process.env.ACCESS_SECONDS ?? 33),
    RefreshToken: 3_600,
    IdToken: 3_600,
    Session: 3_600,
    Grant: 3_600,
    Interaction: 600,
  },
  features: {
    devInteractions: { enabled: false },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) =>
        void (context.body = `<!doctype html><title>Sign out</title>${form}<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`),
    },
  },
  interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  findAccount: async (_context, id) => ({
    accountId: id,
    claims: async () => ({ sub: id, name: id, email: `${id}@nakhoda.test`, email_verified: true }),
  }),
});
for (const event of [
  "grant.success",
  "grant.error",
  "grant.revoked",
  "refresh_token.consumed",
  "end_session.success",
]) {
  provider.on(event, (context) => log.push(`${event} ${context?.oidc?.params?.grant_type ?? ""}`.trim()));
}

const bodyOf = async (request) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
};

async function interact(context) {
  const details = await provider.interactionDetails(context.req, context.res);
  if (context.method === "GET" && details.prompt.name === "login") {
    context.body = `<!doctype html><title>Company sign-in</title><form method="post"><label>Account <input name="account"></label><button>Go on</button></form>`;
    return;
  }
  if (details.prompt.name === "login") {
    const account = (await bodyOf(context.req)).get("account");
    context.respond = false;
    return provider.interactionFinished(context.req, context.res, { login: { accountId: account } });
  }
  const grant = new provider.Grant({ accountId: details.session.accountId, clientId: details.params.client_id });
  grant.addOIDCScope(details.params.scope);
  context.respond = false;
  return provider.interactionFinished(context.req, context.res, { consent: { grantId: await grant.save() } });
}

async function control(context) {
  const query = new URL(context.url, issuer).searchParams;
  if (context.path === "/control/log") context.body = log;
  if (context.path === "/control/token") {
    const signer = query.get("foreign") ? (await generateKeyPair("RS256")).privateKey : await importJWK(key, "RS256");
    context.body = await new SignJWT({})
      .setProtectedHeader({ alg: "RS256", kid: "journey" })
      .setSubject(query.get("sub"))
      .setIssuer(query.get("iss") ?? issuer)
      .setAudience(query.get("aud") ?? api)
      .setExpirationTime(Math.floor(Date.now() / 1_000) + Number(query.get("seconds") ?? 300))
      .sign(signer);
  }
}

provider.use(async (context, next) => {
  if (context.path.startsWith("/interaction/")) return interact(context);
  return context.path.startsWith("/control/") ? control(context) : next();
});
provider.listen(port, "127.0.0.1", () => console.log("provider ready"));
