import { parseLanguage } from '@tiyin/domain/money';
import { renderToString } from 'react-dom/server';
import { FormApp } from '../app/FormApp.tsx';
import { LateStep } from '../app/LateStep.tsx';
import type { Choice } from '../form/form-calls.ts';
import type { FirstAnswer } from '../form/page-data.ts';
import { allStrings } from '../locales/all-strings.ts';
import { firstChoice } from './first-request.ts';
import { htmlView } from './html-page.ts';
import { pageTitle } from './page-title.ts';
import type { FormView } from './render-page.tsx';

/** The request for requisites that a form's page makes itself, as the server passes it. */
export type FirstRequest = {
  /** The form before the request, and a new reading of it. */
  readonly view: FormView;
  readonly readView: () => Promise<FormView>;
  readonly lang: string | undefined;
  /** The server's clock (Unix ms). */
  readonly nowMs: () => number;
  /** Fixes method and amount, and gives a deposit its requisites where an account is free. */
  readonly requestRequisites: (choice: Choice) => Promise<
    | {
        readonly ok: true;
        readonly hasRequisites: boolean;
        /** Minor units. */
        readonly alternatives?: readonly number[];
      }
    | { readonly ok: false }
  >;
};

/**
 * Requests what the page's form would request by itself (FORM-273), and renders the view that it then has. Undefined
 * where that is refused or the form cannot be read: the form says so itself, once it runs.
 */
export async function answerFirst(request: FirstRequest): Promise<string | undefined> {
  const { view, readView, lang, nowMs, requestRequisites } = request;
  if (view.kind !== 'form') return undefined;
  const choice = firstChoice(view.init);
  const done = choice && (await requestRequisites(choice));
  if (done?.ok === false) return undefined;
  const after = await readView();
  if (after.kind !== 'form') return undefined;
  const { formId, init } = after;
  const isWithout = choice !== undefined && done?.hasRequisites === false;
  const first: FirstAnswer | undefined = isWithout
    ? { ...choice, ...(done.alternatives && { alternatives: done.alternatives }) }
    : undefined;
  const language = parseLanguage(lang);
  const data = { init, nowMs: nowMs(), ...(first && { first }) };
  const page = { ...data, formId, language, strings: allStrings[language] };
  return htmlView({
    title: pageTitle(init, language),
    data,
    body: renderToString(<FormApp data={page} late={LateStep} />),
  });
}
