import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StartupError } from '../lifecycle/startup-error.ts';

/** What payform's build renders the first view from; see apps/payform/src/entry-server.tsx. */
export type RenderPaymentForm = (input: {
  readonly view:
    | { readonly kind: 'form'; readonly formId: string; readonly init: unknown }
    | { readonly kind: 'not-found' }
    | { readonly kind: 'error' };
  readonly lang: string | undefined;
  readonly nonce: string;
  readonly nowMs: number;
}) => { readonly html: string; readonly status: number };

/** The faces as their builds left them. */
export type BuiltFaces = {
  /** Folder with the back office's hashed assets. */
  readonly backofficeAssets: string;
  /** Folder with the payment form's hashed assets. */
  readonly payformAssets: string;
  /** The back office's page; `__CSP_NONCE__` stands where each answer's nonce goes. */
  readonly backofficePage: string;
  readonly renderPaymentForm: RenderPaymentForm;
};

function fromApps(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/** Loads what the apps' builds left. StartupError where one is missing. */
export async function loadBuiltFaces(): Promise<BuiltFaces> {
  const page = fromApps('backoffice/dist/index.html');
  const renderer = fromApps('payform/dist/server/entry-server.js');
  for (const file of [page, renderer]) {
    if (!existsSync(file)) {
      throw new StartupError(`${file} is missing: build the apps first with "npm run build".`);
    }
  }
  const built: unknown = await import(pathToFileURL(renderer).href);
  if (!canRender(built)) throw new StartupError(`${renderer} renders no form: build it again.`);
  return {
    backofficeAssets: fromApps('backoffice/dist/backoffice-assets'),
    payformAssets: fromApps('payform/dist/client/payform-assets'),
    backofficePage: await readFile(page, 'utf8'),
    renderPaymentForm: built.renderPaymentForm,
  };
}

/** The build is not a module that the compiler can see: what it exports is agreed on here. */
function canRender(built: unknown): built is { renderPaymentForm: RenderPaymentForm } {
  return (
    typeof built === 'object' &&
    built !== null &&
    'renderPaymentForm' in built &&
    typeof built.renderPaymentForm === 'function'
  );
}
