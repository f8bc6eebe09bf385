import { readBody } from "./read-body";

const megabyte = new Uint8Array(1_000_000).fill(32);

/** A body of 200 MB that counts the bytes read. */
function endless() {
  const seen = { pulled: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.pulled === 200) return controller.close();
        seen.pulled += 1;
        controller.enqueue(megabyte);
      },
      cancel: () => void (seen.isCancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { seen, body };
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/PMSol/v1/Test/Call", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit); // "duplex" is required with a stream and missing in the type.

const refusalOf = async (request: Request) => {
  try {
    return await readBody(request);
  } catch (error) {
    return error;
  }
};

test.each([
  "application/json",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/octet-stream",
])("of a body without end of the type %s no more is read than may be sent", async (type) => {
  const { seen, body } = endless();
  expect(await refusalOf(post(body, { "content-type": type }))).toMatchObject({ status: 413, wireCode: "too-large" });
  expect(seen).toEqual({ pulled: 4, isCancelled: true });
});

test("a body that says it is too long is not read at all", async () => {
  const { seen, body } = endless();
  expect(await refusalOf(post(body, { "content-length": "3000001" }))).toMatchObject({ status: 413 });
  expect(seen).toEqual({ pulled: 0, isCancelled: true });
});

test("a body that says it is short and is not, is stopped all the same", async () => {
  const { seen, body } = endless();
  expect(await refusalOf(post(body, { "content-length": "2" }))).toMatchObject({ status: 413 });
  expect(seen.pulled).toBe(4);
});

test("JSON is read by its names; a list is called items, a text token, nothing is nothing", async () => {
  const read = (text: string) => readBody(post(text, { "content-type": "application/json" }));
  expect(await read('{"a":[1]}')).toEqual({ a: [1] });
  expect(await read("[1,2]")).toEqual({ items: [1, 2] });
  expect(await read('"abc"')).toEqual({ token: "abc" });
  expect(await read("")).toEqual({});
  expect(await refusalOf(post("{", { "content-type": "application/json" }))).toMatchObject({
    status: 422,
    messageKey: "errors.unreadable",
  });
});

test("a form of the largest file is read whole, with its name and type", async () => {
  const form = new FormData();
  form.set("FileType", "mcu");
  form.set(
    "FileContent",
    new File([new Uint8Array(2_000_000).fill(7)], "Surat sehat é.pdf", { type: "application/pdf" }),
  );
  const { fileType, fileContent } = await readBody(post(form));
  expect(fileType).toBe("mcu");
  if (!(fileContent instanceof File)) throw new Error("no file");
  expect([fileContent.name, fileContent.type, fileContent.size]).toEqual([
    "Surat sehat é.pdf",
    "application/pdf",
    2_000_000,
  ]);
  expect(new Uint8Array(await fileContent.arrayBuffer()).every((byte) => byte === 7)).toBe(true);
});

test("an urlencoded form is read by its names", async () => {
  expect(await readBody(post(new URLSearchParams({ Email: "rina@example.test", t: "a b&c" })))).toEqual({
    email: "rina@example.test",
    t: "a b&c",
  });
});

test.each([
  ["two files", "fileContent", new File(["1"], "one.pdf"), new File(["2"], "two.pdf")],
  ["two values", "fileType", "mcu", "job"],
  ["a file and a value", "fileContent", new File(["1"], "one.pdf"), "text"],
])("%s under one name are refused, in either first-letter case", async (_what, name, first, second) => {
  const form = new FormData();
  form.append(name, first);
  form.append(name.replace("f", "F"), second);
  expect(await refusalOf(post(form))).toMatchObject({
    status: 422,
    fields: [{ path: name, message: "validation.twice" }],
  });
});

test("an urlencoded name that comes twice is refused", async () => {
  const form = new URLSearchParams("userId=1&UserId=2");
  expect(await refusalOf(post(form))).toMatchObject({ status: 422, fields: [{ path: "userId" }] });
});

test.each([
  ["no boundary", "multipart/form-data", "--x\r\n"],
  ["no end", "multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nabc'],
  [
    "no end of a file",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\nabc',
  ],
  ["no name", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--x--\r\n"],
  ["a name longer than any", "application/x-www-form-urlencoded", `${"n".repeat(200)}=1`],
  [
    "more fields than any",
    "application/x-www-form-urlencoded",
    Array.from({ length: 400 }, (_, n) => `f${n}=1`).join("&"),
  ],
])("a form with %s cannot be read, in words", async (_what, type, body) => {
  expect(await refusalOf(post(body, { "content-type": type }))).toMatchObject({
    status: 422,
    messageKey: "errors.unreadable",
  });
});
