/** Signs a user in and returns the headers that the browser sends afterwards. */
export async function signIn(origin: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`the sign-in failed: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
