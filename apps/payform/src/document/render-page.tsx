import type { FormInit } from '@tiyin/api/types';
import { parseLanguage } from '@tiyin/domain/money';
import type { Language } from '@tiyin/domain/money';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FormApp } from '../app/FormApp.tsx';
import { opensLate } from '../app/late.ts';
import { LateStep } from '../app/LateStep.tsx';
import { allStrings } from '../locales/all-strings.ts';
import { LocaleProvider } from '../locales/Locale.tsx';
import { translator } from '../locales/strings.ts';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { NotFoundNotice } from '../notices/NotFoundNotice.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { Assets } from './assets.ts';
import { firstChoice } from './first-request.ts';
import { htmlPage } from './html-page.ts';
import { pageTitle } from './page-title.ts';

/** The content of the page: a form, no form with that id, or a temporary failure. */
export type FormView =
  | { readonly kind: 'form'; readonly formId: string; readonly init: FormInit }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'error' };

/** The input of a rendered page. */
export type PageInput = {
  readonly view: FormView;
  /** The unparsed query parameter `lang` (FORM-1). */
  readonly lang: string | undefined;
  /** The nonce that this answer's content policy allows. */
  readonly nonce: string;
  /** The server's clock (Unix ms). */
  readonly nowMs: number;
};

/** A complete HTML document and the status to answer it with. */
export type RenderedPage = { readonly html: string; readonly status: 200 | 404 | 503 };

/** The way to the form's pages without a script, which are drawn above this room. */
export type PlainLink = (
  formId: string,
  language: Language,
) => { readonly address: string; readonly text: string };

/** Renders the payment form's page, whose first view needs no script. */
export function renderPage(
  { view, lang, nonce, nowMs }: PageInput,
  assets: Assets,
  plainLink: PlainLink,
): RenderedPage {
  const language = parseLanguage(lang);
  const strings = allStrings[language];
  const t = translator(strings);
  const page = { language, nonce, assets };
  switch (view.kind) {
    case 'form': {
      const { formId, init } = view;
      const data = { formId, init, nowMs, language, strings };
      return {
        status: 200,
        html: htmlPage({
          ...page,
          title: pageTitle(init, language),
          data,
          noscript: plainLink(formId, language),
          requestsFirst: firstChoice(init) !== undefined,
          isLate: opensLate(init),
          body: renderToString(<FormApp data={data} late={LateStep} />),
        }),
      };
    }
    case 'not-found': {
      const body = renderNotice(language, <NotFoundNotice />);
      return { status: 404, html: htmlPage({ ...page, title: t('header.not_found'), body }) };
    }
    case 'error': {
      const body = renderNotice(language, <ErrorNotice />);
      return {
        status: 503,
        html: htmlPage({ ...page, title: t('fail.text'), isLate: true, body }),
      };
    }
  }
}

const renderNotice = (language: Language, notice: ReactNode): string =>
  renderToString(
    <LocaleProvider language={language} strings={allStrings[language]}>
      <Shell>{notice}</Shell>
    </LocaleProvider>,
  );
