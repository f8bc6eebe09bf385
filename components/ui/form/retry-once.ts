/** Sends a request of our own once more when it met a 401: the session may just have been renewed. Document 1 §4 */
export async function retryOnce<T>(send: () => Promise<T>, statusOf: (answer: T) => number | undefined): Promise<T> {
  const answer = await send();
  return statusOf(answer) === 401 ? send() : answer;
}
