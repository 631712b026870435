/** Whether the server that this page came from answers at all. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
