import { createClient } from '@tiyin/api/client';
import { ApiProblem } from '@tiyin/api/errors';
import type { ApiClient, ApiRequest } from '@tiyin/api/request';
import { knownErrors } from '../texts/known-text.ts';
import { problemTitle } from '../texts/load-texts.ts';
import { adviceOn } from './advice.ts';
import type { Refusals } from './refusals.ts';
import type { SessionStore } from './session-store.ts';
import type { StepUpRequests } from './step-up-requests.ts';
import type { UserActivity } from './user-activity.ts';

/** The surroundings of the client of a signed-in page. */
export interface ClientOfPage {
  readonly store: Pick<SessionStore, 'cookie' | 'lose'>;
  readonly stepUp: Pick<StepUpRequests, 'wait'>;
  readonly activity: Pick<UserActivity, 'isIdle'>;
  readonly refusals: Pick<Refusals, 'notify'>;
  /** Loads the page again: its session can only set up a second factor by now. */
  readonly reload: () => void;
}

/**
 * The client of a page. For a signed-in page any 401 means that the session is lost, also if the
 * cookie was removed meanwhile (expired, or another window signed out), unless the person has signed
 * in since the request was sent. On Login a 401 is a failed sign-in and does not concern the session.
 * @param isSignedIn the page's state, not the cookie's.
 */
export function createSessionClient(page: ClientOfPage, isSignedIn: boolean): ApiClient {
  if (!isSignedIn) return inLanguage(createClient());
  const client = createClient();
  const send = async (request: ApiRequest) => {
    const session = page.store.cookie();
    try {
      return await client(withActivity(request, page.activity));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status === 401) page.store.lose(session);
      if (error.code === 'forbidden') page.refusals.notify();
      if (error.code === 'second_factor_required') page.reload();
      throw error;
    }
  };
  return inLanguage(async (request) => {
    try {
      return await send(request);
    } catch (error) {
      if (!isStepUpRequired(error) || !(await page.stepUp.wait())) throw error;
      return send(request);
    }
  });
}

/**
 * Problems have their titles in the language of the page, where there are some (OFFICE-804). That of a command says what
 * to do, too.
 */
function inLanguage(client: ApiClient): ApiClient {
  return async (request) => {
    try {
      return await client(request);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const title = problemTitle(error.code) ?? error.title;
      const advice = request.method === 'GET' ? undefined : adviceOn(error);
      throw retitled(error, advice === undefined ? title : `${title}. ${advice}`);
    }
  };
}

function retitled(problem: ApiProblem, title: string): ApiProblem {
  if (title === problem.title) return problem;
  const { code, current, detail, errors, kind, requestId, status } = problem;
  const facts = {
    code,
    current,
    detail,
    errors: knownErrors(errors),
    kind,
    requestId,
    status,
    title,
  };
  return new ApiProblem(facts, { cause: problem });
}

function isStepUpRequired(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'step_up_required';
}

/** The page's own refreshes do not keep the session of an absent person alive (PEOPLE-170). */
function withActivity(request: ApiRequest, activity: Pick<UserActivity, 'isIdle'>): ApiRequest {
  if (!activity.isIdle()) return request;
  return { ...request, headers: { ...request.headers, 'tiyin-background': '1' } };
}
