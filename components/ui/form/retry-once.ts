/** Send a request again after a 401, because the session may just have been renewed. Document 1 §4 */
export async function retryOnce<T>(send: () => Promise<T>, statusOf: (answer: T) => number | undefined): Promise<T> {
  const answer = await send();
  return statusOf(answer) === 401 ? send() : answer;
}
