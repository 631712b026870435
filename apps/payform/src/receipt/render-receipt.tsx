import { parseLanguage } from '@tiyin/domain/money';
import { renderToString } from 'react-dom/server';
import type { Assets } from '../document/assets.ts';
import { htmlPage } from '../document/html-page.ts';
import type { RenderedPage } from '../document/render-page.tsx';
import { allStrings } from '../locales/all-strings.ts';
import { LocaleProvider } from '../locales/Locale.tsx';
import { Shell } from '../shell/Shell.tsx';
import { ReceiptView } from './ReceiptView.tsx';
import type { CheckedReceipt } from './ReceiptView.tsx';
import { receiptWords } from './words.ts';

/** The input of a receipt's page. */
export type ReceiptInput = {
  readonly receipt: CheckedReceipt;
  /** The unparsed query parameter `lang` (FORM-1). */
  readonly lang: string | undefined;
  /** The nonce that this answer's content policy allows. */
  readonly nonce: string;
};

/** Renders the page of a receipt, complete without a script; 404 where it is not genuine. */
export function renderReceiptPage(
  { receipt, lang, nonce }: ReceiptInput,
  assets: Assets,
): RenderedPage {
  const language = parseLanguage(lang);
  const say = receiptWords[language];
  const isUnknown = receipt.kind === 'unknown';
  return {
    status: isUnknown ? 404 : 200,
    html: htmlPage({
      language,
      nonce,
      assets,
      title: isUnknown ? say.unknown : `${say.title} · ${receipt.merchantName}`,
      body: renderToString(
        <LocaleProvider language={language} strings={allStrings[language]}>
          <Shell
            {...(!isUnknown && { merchantName: receipt.merchantName, isTest: receipt.isTest })}
          >
            <ReceiptView receipt={receipt} />
          </Shell>
        </LocaleProvider>,
      ),
    }),
  };
}
