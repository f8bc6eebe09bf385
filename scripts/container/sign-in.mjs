/** A signed-in user and their calls. */
export async function signIn(base, account) {
  const start = await fetch(`${base}/api/auth/csrf`);
  const { csrfToken } = await start.json();
  const body = new URLSearchParams({ csrfToken, email: `${account}@nakhoda.test`, password: "Nakhoda123!" });
  const answer = await fetch(`${base}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { cookie: cookiesOf(start).join("; ") },
  });
  const cookie = cookiesOf(answer).find((line) => line.includes("session-token="));
  if (!cookie) throw new Error(`${account} could not sign in`);
  return visitorWith(base, cookie);
}

const cookiesOf = (response) => response.headers.getSetCookie().map((line) => line.split(";")[0]);

function visitorWith(base, cookie) {
  const call = async (path, options = {}) => {
    const response = await fetch(`${base}/PMSol/v1/${path}`, { ...options, headers: { ...options.headers, cookie } });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${bytes.toString("utf8").slice(0, 300)}`);
    return bytes;
  };
  const data = async (path, options) => JSON.parse((await call(path, options)).toString("utf8")).data;
  const json = (body) => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const form = (fields) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return { method: "POST", body };
  };
  return {
    file: (path) => call(path),
    fileFor: (path, body) => call(path, json(body)),
    read: (path) => data(path),
    send: (path, body) => data(path, json(body)),
    sendForm: (path, fields) => data(path, form(fields)),
  };
}
