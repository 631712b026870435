import './shell/styles.ts';
import { readAssets } from './document/assets.ts';
import { renderPage } from './document/render-page.tsx';
import type { PageInput, RenderedPage } from './document/render-page.tsx';

/* Beside this bundle lies the client's. */
const assets = readAssets(new URL('../client/', import.meta.url));

/** Renders the payment form's page with the styles and scripts of the client build beside this one. */
export const renderPaymentForm = (input: PageInput): RenderedPage => renderPage(input, assets);
