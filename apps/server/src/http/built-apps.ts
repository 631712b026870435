import type { TicketKind } from '@tiyin/domain/tickets';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FormInit } from '@tiyin/api/types';
import type { FormId } from '@tiyin/domain/ids';
import type { CurrencyCode } from '@tiyin/domain/money';
import { StartupError } from '../errors/startup-error.ts';
import { requireBuilt } from '../errors/require-built.ts';
import { hashScripts, withImportHashes, withIntegrity } from './integrity.ts';
import { type OfficeHashes, officeHashes } from './office-hashes.ts';
import { readEarlyScripts } from './read-early-scripts.ts';

/** The content of a page of the payment form. */
export type FormView =
  | { readonly kind: 'form'; readonly formId: FormId; readonly init: FormInit }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'error' };

/** The input of payform's first render; see apps/payform/src/entry-server.tsx. */
export type RenderPaymentForm = (input: {
  readonly view: FormView;
  readonly lang: string | undefined;
  readonly nonce: string;
  readonly nowMs: number;
}) => { readonly html: string; readonly status: number };

/**
 * The result of a call by a plain page; a refusal has the code of its problem and the paths of its
 * fields.
 */
export type PlainOutcome<Answer = unknown> =
  | ({ readonly ok: true } & Answer)
  | { readonly ok: false; readonly code: string; readonly fields: readonly string[] };

/** The calls available to a post of the plain pages; see apps/payform/src/plain/plain-calls.ts. */
export type PlainCalls = {
  readonly requestRequisites: (choice: {
    readonly methodId: number;
    /** Minor units. */
    readonly amount: number;
  }) => Promise<
    PlainOutcome<{
      readonly hasRequisites: boolean;
      /** Minor units. */
      readonly alternatives?: readonly number[];
    }>
  >;
  readonly complete: (completion: {
    readonly credential: string;
    readonly bankCodeInteger?: number;
    readonly type?: 'by_mobile';
  }) => Promise<PlainOutcome>;
  readonly ticket: (trouble: { readonly description: string }) => Promise<PlainOutcome>;
  readonly attach: (
    file: { readonly bytes: Uint8Array },
    kind: TicketKind,
  ) => Promise<PlainOutcome>;
  readonly requestReturn: (payee: {
    readonly credential: string;
    readonly bankCodeInteger?: number;
    readonly type?: 'by_mobile';
  }) => Promise<PlainOutcome>;
  readonly cancel: () => Promise<PlainOutcome>;
};

/** The response of payform's build to a request of the pages without scripts; as above. */
export type AnswerPlainForm = (request: {
  readonly view: FormView;
  /** The part of the address after `/plain/`. */
  readonly path: string;
  readonly lang: string | undefined;
  readonly nonce: string;
  readonly nowMs: number;
  readonly post?: {
    readonly fields: Readonly<Partial<Record<string, string>>>;
    readonly file?: { readonly bytes: Uint8Array };
    readonly calls: PlainCalls;
  };
}) => Promise<
  | { readonly kind: 'page'; readonly html: string; readonly status: number }
  | { readonly kind: 'redirect'; readonly location: string }
>;

/** The view of a form after the request that its page makes itself; see apps/payform/src/document/answer-first.tsx. */
export type AnswerFirstRequest = (request: {
  readonly view: FormView;
  readonly readView: () => Promise<FormView>;
  readonly lang: string | undefined;
  readonly nowMs: () => number;
  readonly requestRequisites: PlainCalls['requestRequisites'];
}) => Promise<string | undefined>;

/** The input of the receipt's page; see apps/payform/src/receipt/ReceiptView.tsx. */
export type ReceiptPage =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'genuine' | 'changed';
      readonly invoiceId: string;
      readonly type: 'Deposit' | 'Withdrawal';
      readonly isTest: boolean;
      /** Minor units. */
      readonly amount: number;
      readonly currency: CurrencyCode;
      readonly merchantName: string;
      /** Unix ms. */
      readonly paidAtMs: number;
      /** Its own address, for the QR code. */
      readonly address: string;
    };

/** The input of payform's page of a receipt. */
export type RenderReceipt = (input: {
  readonly receipt: ReceiptPage;
  readonly lang: string | undefined;
  readonly nonce: string;
}) => { readonly html: string; readonly status: number };

/** The built back office and payment form. */
export type BuiltApps = {
  /** Folder with the back office's hashed assets. */
  readonly backofficeAssets: string;
  /** Folder with the payment form's hashed assets. */
  readonly payformAssets: string;
  /** The back office's page; `__CSP_NONCE__` is replaced by each response's nonce. */
  readonly backofficePage: string;
  readonly officeHashes: OfficeHashes;
  readonly renderPaymentForm: RenderPaymentForm;
  readonly answerFirstRequest: AnswerFirstRequest;
  readonly answerPlainForm: AnswerPlainForm;
  readonly renderReceipt: RenderReceipt;
};

function fromApps(path: string): string {
  // The same from the source and from the build, which has fewer folders.
  const apps = import.meta.url.replace(/\/(?:server|demo)\/(?:src|dist)\/[^]*$/, '/');
  return fileURLToPath(new URL(path, apps));
}

/** The built page of the back office and the renderer of the payment form. */
export function builtPages(): readonly [page: string, renderer: string] {
  return [fromApps('backoffice/dist/index.html'), fromApps('payform/dist/server/entry-server.js')];
}

/** Loads the apps' builds. StartupError if one is missing. */
export async function loadBuiltApps(): Promise<BuiltApps> {
  const [page, renderer] = builtPages();
  for (const file of [page, renderer]) requireBuilt(file);
  const built: unknown = await import(pathToFileURL(renderer).href);
  if (!canRender(built)) throw new StartupError(`${renderer} renders no form: build it again.`);
  const backofficeAssets = fromApps('backoffice/dist/backoffice-assets');
  const payformAssets = fromApps('payform/dist/client/payform-assets');
  const officeScripts = hashScripts(backofficeAssets, '/backoffice-assets/', 'sha256');
  const formScripts = hashScripts(payformAssets, '/payform-assets/');
  return {
    backofficeAssets,
    payformAssets,
    backofficePage: withIntegrity(await readFile(page, 'utf8'), officeScripts),
    officeHashes: officeHashes(officeScripts, await readEarlyScripts(page)),
    renderPaymentForm: (input) => {
      const { html, status } = built.renderPaymentForm(input);
      const hashed = withIntegrity(html, formScripts);
      return { html: withImportHashes(hashed, formScripts, input.nonce), status };
    },
    answerFirstRequest: built.answerFirstRequest,
    answerPlainForm: built.answerPlainForm,
    renderReceipt: built.renderReceipt,
  };
}

const renderers = [
  'renderPaymentForm',
  'answerFirstRequest',
  'answerPlainForm',
  'renderReceipt',
] as const;

/** The build is not a module that the compiler can see: its exports are agreed on here. */
function canRender(built: unknown): built is Pick<BuiltApps, (typeof renderers)[number]> {
  if (typeof built !== 'object' || built === null) return false;
  const exported = new Map<string, unknown>(Object.entries(built));
  return renderers.every((name) => typeof exported.get(name) === 'function');
}
