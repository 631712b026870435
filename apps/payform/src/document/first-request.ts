import type { FormInit } from '@tiyin/api/types';
import { isAnswered, openForm } from '@tiyin/domain/payment-form';
import type { Choice } from '../form/form-calls.ts';
import { formInitFromWire } from '../form/wire.ts';

/**
 * The method and the amount (minor units) whose requisites the page requests while its scripts are loading (FORM-273),
 * as the form would once it runs; undefined where it would request none.
 */
export function firstChoice(init: FormInit): Choice | undefined {
  const state = openForm(formInitFromWire(init));
  if (state.step !== 'credential' || isAnswered(state)) return undefined;
  return { methodId: state.method.id, amount: state.amount };
}

/**
 * The script that posts to the page's own address and shows the view that it answers, where the form runs, too: in a
 * secure context. It runs before the page is parsed, and shows nothing until that is done. The browser parses the answer
 * itself, so no text becomes markup here. Its time limit (ms) is that of the form's own calls.
 */
export const firstRequestScript =
  'if(isSecureContext){const request=new XMLHttpRequest,answer=new Promise(done=>{const show=()=>{' +
  'const page=request.status===200?request.response:null,view=page?.getElementById("root");' +
  'if(view){document.getElementById("root").replaceWith(view);document.title=page.title}' +
  'done(view&&page)};request.onloadend=()=>{' +
  'if(document.readyState==="loading")document.addEventListener("readystatechange",show,{once:true});else show()}});' +
  'request.open("POST",location.href);request.responseType="document";request.timeout=30000;request.send();' +
  'window.tiyinFirst={answer,stop(){request.abort()}}}';
