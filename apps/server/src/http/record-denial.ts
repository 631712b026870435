import type { FastifyRequest } from 'fastify';
import { is, string, type } from 'superstruct';
import { withOrigin } from '../audit/origin.ts';
import { recordFailure } from '../audit/record-failure.ts';
import type { ServerContext } from '../context.ts';
import { originOf } from './request-origin.ts';

const ofContract = type({ operationId: string() });

/** Audits that a signed-in person lacked a permission (PEOPLE-143). The refusal does not depend on it. */
export async function recordDenial(
  { database, clock }: Pick<ServerContext, 'clock' | 'database'>,
  request: FastifyRequest,
): Promise<void> {
  const { signedIn, routeOptions } = request;
  if (!signedIn || !is(routeOptions.config, ofContract)) return;
  const denial = {
    actor: { type: 'staff', id: signedIn.staff.id },
    action: 'access.denied',
    subject: `operation:${routeOptions.config.operationId}`,
    now: clock.now(),
  } as const;
  try {
    await withOrigin(originOf(request), () =>
      database.transaction((tx) => recordFailure(tx, denial)),
    );
  } catch (error) {
    request.log.error({ err: error }, 'a denied request could not be audited');
  }
}
