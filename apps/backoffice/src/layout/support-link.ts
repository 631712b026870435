/** The help desk that the server names in the page, or null where it names none (OFFICE-13). */
export function readSupportUrl(page: Pick<Document, 'querySelector'>): string | null {
  const text = page.querySelector('meta[name="support-url"]')?.getAttribute('content') ?? '';
  return /^https?:\/\//.test(text) ? text : null;
}
