/** Whether this page's server responds. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
