/**
 * Signs a user in and returns the cookies that the browser sends afterwards. `publicUrl` is the
 * origin of the pages, which sends the request; it differs from `origin`, the server's address,
 * behind a proxy.
 */
export async function signIn(
  origin: string,
  username: string,
  password: string,
  publicUrl = origin,
): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`the sign-in failed: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
