import type { InvitedPersonAnswer, PersonDetails } from '@tiyin/api/types';
import type { Permission } from '@tiyin/domain/permissions';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type Caller, signInWith, stranger } from '../callers.ts';
import type { TestApp } from '../test-app.ts';

/** A password that the policy accepts. */
export const goodPassword = 'olma nok behi anor';

/** A response without a body that must have a status. */
export async function done(answer: Promise<LightMyRequestResponse>, status: number): Promise<void> {
  const got = await answer;
  expect(got.statusCode, got.body).toBe(status);
}

/** The JSON of a response that must have a status. */
export async function expected<Body>(
  answer: Promise<LightMyRequestResponse>,
  status: number,
): Promise<Body> {
  const got = await answer;
  expect(got.statusCode, got.body).toBe(status);
  return got.json();
}

/** Creates a role; returns its id. */
export async function makeRole(
  caller: Caller,
  name: string,
  permissions: readonly Permission[],
): Promise<number> {
  const body = { name, permissions };
  const url = '/api/v1/role';
  const made = await expected<{ data: { id: number } }>(caller({ method: 'POST', url, body }), 201);
  return made.data.id;
}

/** The body of an invitation. */
export const invitationOf = (
  username: string,
  merchantId: number | null,
  roleIds: readonly number[],
) => ({ username, firstName: 'Nodira', lastName: `Of ${username}`, merchantId, roleIds });

/** Invites a person; returns their id and the token of the link. */
export async function invite(
  caller: Caller,
  body: ReturnType<typeof invitationOf>,
): Promise<{ person: PersonDetails; token: string }> {
  const answer = caller({ method: 'POST', url: '/api/v1/person', body });
  const { data } = await expected<InvitedPersonAnswer>(answer, 201);
  return { person: data.person, token: data.link.split('#')[1] ?? '' };
}

/** Sends a person's password with their link. */
export function accept(testApp: TestApp, token: string, password = goodPassword) {
  const url = '/api/v1/invitation/accept';
  return stranger(testApp.app)({ method: 'POST', url, body: { token, password } });
}

/** A person who was invited, chose a password and is signed in. */
export async function joined(
  testApp: TestApp,
  inviter: Caller,
  body: ReturnType<typeof invitationOf>,
): Promise<{ id: number; call: Caller }> {
  const { person, token } = await invite(inviter, body);
  await done(accept(testApp, token), 204);
  return { id: person.id, call: await signInWith(testApp.app, body.username, goodPassword) };
}
