/** The help desk's address from the page, or null without one (OFFICE-13). */
export function readSupportUrl(page: Pick<Document, 'querySelector'>): string | null {
  const text = page.querySelector('meta[name="support-url"]')?.getAttribute('content') ?? '';
  return /^https?:\/\//.test(text) ? text : null;
}
