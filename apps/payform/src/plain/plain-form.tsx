import type { FormInit as WireInit } from '@tiyin/api/types';
import { parseLanguage } from '@tiyin/domain/money';
import type { Language } from '@tiyin/domain/money';
import type { FormState } from '@tiyin/domain/payment-form';
import { renderToString } from 'react-dom/server';
import type { Assets } from '../document/assets.ts';
import { htmlPage } from '../document/html-page.ts';
import { renderPage } from '../document/render-page.tsx';
import type { FormView } from '../document/render-page.tsx';
import { formInitFromWire } from '../form/wire.ts';
import { allStrings } from '../locales/all-strings.ts';
import { LocaleProvider } from '../locales/Locale.tsx';
import { stepTitle } from '../locales/step-title.ts';
import { translator } from '../locales/strings.ts';
import type { StringKey } from '../locales/strings.ts';
import { Shell } from '../shell/Shell.tsx';
import { answerPost } from './answer-post.ts';
import type { PostAnswer, PostedFields } from './posting.ts';
import { addressOf, readPlace } from './place.ts';
import type { Place } from './place.ts';
import type { PlainCalls, PostedFile } from './plain-calls.ts';
import { reloadAfter } from './reload.ts';
import type { CheckedPayee, PlainContext } from './plain-context.ts';
import { stateAt } from './state-at.ts';
import { plainLink } from './plain-link.ts';
import { receiptKind, offersTicket } from './views/offers-ticket.ts';
import { isChecked } from './views/is-checked.ts';
import { PlainStep } from './views/PlainStep.tsx';
import { plainWords } from './words/plain-words.ts';

/** A request of the plain pages, as the server passes it. */
export type PlainRequest = {
  readonly view: FormView;
  /** The part of the address after `/plain/`. */
  readonly path: string;
  readonly lang: string | undefined;
  readonly nonce: string;
  readonly nowMs: number;
  /** A post: its fields, and the available server calls. */
  readonly post?: {
    readonly fields: PostedFields;
    readonly file?: PostedFile;
    readonly calls: PlainCalls;
  };
};

/** A page with the status to answer it with, or where to go on by GET (303), so that a reload posts nothing. */
export type PlainAnswer =
  | { readonly kind: 'page'; readonly html: string; readonly status: number }
  | { readonly kind: 'redirect'; readonly location: string };

type Drawing = {
  readonly formId: string;
  readonly init: WireInit;
  readonly request: PlainRequest;
  readonly language: Language;
  readonly place: Place;
  readonly invalid?: Extract<PostAnswer, { kind: 'invalid' }>;
  /** The payee, to be checked. */
  readonly payee?: CheckedPayee;
  readonly typed?: PlainContext['typed'];
  readonly alternatives?: readonly number[];
};

/**
 * Handles a request of the pages that need no script: rendered here, navigated by plain posts and
 * reloads.
 */
export async function answerPlain(request: PlainRequest, assets: Assets): Promise<PlainAnswer> {
  const { view, path, post } = request;
  if (view.kind !== 'form') {
    return { kind: 'page', ...renderPage({ ...request, view }, assets, plainLink) };
  }
  const language = parseLanguage(request.lang);
  const { formId, init } = view;
  const drawing = { formId, init, request, language, place: readPlace(path) };
  if (post === undefined) return { kind: 'page', status: 200, html: draw(drawing, assets) };
  const { returnable } = init;
  const answer = await answerPost({ ...post, init: formInitFromWire(init), returnable, language });
  if (answer.kind === 'go') {
    return { kind: 'redirect', location: addressOf(formId, answer.to, language) };
  }
  if (answer.kind === 'invalid') {
    const html = draw(
      { ...drawing, place: answer.at, invalid: answer, typed: answer.typed },
      assets,
    );
    return { kind: 'page', status: 422, html };
  }
  if (answer.kind === 'offer') {
    const { at: place, alternatives } = answer;
    return { kind: 'page', status: 200, html: draw({ ...drawing, place, alternatives }, assets) };
  }
  const drawn = answer.kind === 'check' ? { payee: answer.payee } : { typed: answer.typed };
  const at = answer.at ?? { kind: 'present' };
  const html = draw({ ...drawing, place: at, ...drawn }, assets);
  return { kind: 'page', status: 200, html };
}

function draw(drawing: Drawing, assets: Assets): string {
  const { formId, init, request, language, invalid, payee, alternatives, typed = {} } = drawing;
  const { nonce, nowMs } = request;
  const say = plainWords(language);
  const strings = allStrings[language];
  const state = stateAt(formInitFromWire(init), drawing.place);
  const place = offeredPlace(drawing, state);
  const context: PlainContext = {
    init: formInitFromWire(init),
    ticket: init.ticket,
    returnable: init.returnable,
    moneyReturn: init.moneyReturn,
    nowMs,
    language,
    place,
    say,
    addressOf: (to) => addressOf(formId, to, language),
    typed,
    ...(payee && { payee }),
    ...(alternatives && { alternatives }),
    ...(invalid && { problem: invalid.problem }),
  };
  const seconds = reloadAfter(state, place, nowMs);
  // An end at this point happened on the Credential screen (FORM-60).
  const next: Place = state.step === 'credential' ? { kind: 'requisites' } : place;
  const title = `${translator(strings)(headingOf(state, context))} · ${init.merchantName}`;
  return htmlPage({
    language,
    nonce,
    assets,
    merchantAccent: init.merchantAccent,
    title: invalid === undefined ? title : say('problem.title', { title }),
    ...(seconds !== undefined && { reload: { seconds, address: context.addressOf(next) } }),
    body: renderToString(
      <LocaleProvider language={language} strings={strings}>
        <Shell
          merchantName={init.merchantName}
          merchantLogo={init.merchantLogo}
          isTest={init.isTest}
        >
          <PlainStep context={context} state={state} />
        </Shell>
      </LocaleProvider>,
    ),
  });
}

/** Where no ticket can be written, or one is open already, the page shows how things are. */
const offeredPlace = (
  { init: { ticket, moneyReturn, returnable }, place, request: { nowMs } }: Drawing,
  state: FormState,
): Place =>
  (place.kind === 'ticket' && !offersTicket({ ticket, nowMs }, state)) ||
  (place.kind === 'return' && !returnable) ||
  (place.kind === 'receipt' && receiptKind({ ticket, moneyReturn }) === undefined)
    ? { kind: 'present' }
    : place;

function headingOf(state: FormState, { place, payee }: PlainContext): StringKey {
  if (place.kind === 'ticket') return 'ticket.write';
  if (place.kind === 'return') return 'return.request';
  if (place.kind === 'receipt') return 'receipt.label';
  if (isChecked(state, payee)) return 'header.check';
  const isRequesting = state.step === 'credential' && state.credentials === undefined;
  return isRequesting ? 'header.init' : stepTitle(state);
}
