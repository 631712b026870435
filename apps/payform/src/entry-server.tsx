import './shell/styles.ts';
import { answerFirst } from './document/answer-first.tsx';
import type { FirstRequest } from './document/answer-first.tsx';
import { readAssets, readPlainStyles } from './document/assets.ts';
import { renderPage } from './document/render-page.tsx';
import type { PageInput, RenderedPage } from './document/render-page.tsx';
import { plainLink } from './plain/plain-link.ts';
import { answerPlain } from './plain/plain-form.tsx';
import type { PlainAnswer, PlainRequest } from './plain/plain-form.tsx';
import { renderReceiptPage } from './receipt/render-receipt.tsx';
import type { ReceiptInput } from './receipt/render-receipt.tsx';

/* Beside this bundle lies the client's. */
const assets = readAssets(new URL('../client/', import.meta.url));
/* The pages without a script have styles of their own, which the client never fetches. */
const plainAssets = { ...assets, css: readPlainStyles(new URL('./', import.meta.url)) };

/** Renders the payment form's page with the styles and scripts of the client build beside this one. */
export const renderPaymentForm = (input: PageInput): RenderedPage =>
  renderPage(input, assets, plainLink);

/** Handles the request that the form's page makes while its scripts are loading. */
export const answerFirstRequest = (request: FirstRequest): Promise<string | undefined> =>
  answerFirst(request);

/** Handles the requests of the pages that need no script. */
export const answerPlainForm = (request: PlainRequest): Promise<PlainAnswer> =>
  answerPlain(request, plainAssets);

/** Renders the public page of a receipt, which needs no script either. */
export const renderReceipt = (input: ReceiptInput): RenderedPage =>
  renderReceiptPage(input, plainAssets);
