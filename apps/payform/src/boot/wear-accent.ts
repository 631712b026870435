import { accentVariables } from '@tiyin/ui/theme/accent';

/** Puts a merchant's accent on a page that no server drew; one that a server drew wears it from the first byte. */
export function wearAccent(root: HTMLElement, hex: string | undefined): void {
  const variables = accentVariables(hex ?? '');
  if (variables === undefined) return;
  root.dataset['accent'] = '';
  for (const [name, value] of Object.entries(variables))
    root.style.setProperty(name, String(value));
}
