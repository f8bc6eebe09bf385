/** Send a request again after a 401, because the session may just have been renewed. Document 1 §4 */
export async function retryOnce<T>(send: () => Promise<T>, statusOf: (response: T) => number | undefined): Promise<T> {
  const response = await send();
  return statusOf(response) === 401 ? send() : response;
}
