import { role } from '../approval-kinds/role.ts';
import type { ApprovableChange } from '../approvals/approval-kind.ts';
import { makeOrRequest } from '../approvals/request-approval.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { ProblemError } from '../problem.ts';
import { disablePerson, endSessionsOf } from '../staff/people/change-person.ts';
import { readPerson } from '../staff/people/describe-person.ts';
import { invitationLink, revokeInvitation } from '../staff/people/invite.ts';
import { listPeople } from '../staff/people/list-people.ts';
import { requireKeptName } from '../staff/oidc/grant-of-groups.ts';
import { createRole, deleteRole } from '../staff/roles/change-role.ts';
import { listRoles, readRole } from '../staff/roles/list-roles.ts';
import type { SignedIn } from './caller.ts';
import { expectedVersion } from './etag.ts';
import { type HandlersOf, pending, versioned } from './handler.ts';

/** The operations of the tag people. */
export const peopleOperations: HandlersOf<'people'> = {
  listPeople({ query: { page = 0, size = 10, ...filter } }, { staff }, { database }) {
    return database.transaction((tx) => listPeople(tx, staff, { ...filter, page, size }));
  },

  async invitePerson({ body: invitation }, caller, context) {
    if (!context.config.hasPasswordSignIn) throw new ProblemError('password_sign_in_off');
    const payload = { action: 'invite', invitation } as const;
    const done = await changing(context, caller, payload, undefined, linkOf(caller, context));
    return 'approval' in done ? pending(done.approval) : { data: done.data };
  },

  async getPerson({ path: { id: personId } }, caller, { database, clock }) {
    const question = { ...caller, personId, now: clock.now() };
    return versioned(await database.transaction((tx) => readPerson(tx, question)));
  },

  async changePersonRoles({ path: { id: personId }, headers, body: roles }, caller, context) {
    const payload = { action: 'give', personId, roles } as const;
    const question = { ...caller, personId, now: context.clock.now() };
    const done = await changing(context, caller, payload, expectedVersion(headers), (tx) =>
      readPerson(tx, question),
    );
    return 'approval' in done ? pending(done.approval) : versioned(done.data);
  },

  async disablePerson({ path: { id: personId }, body: { reason } }, caller, { database, clock }) {
    const command = { ...caller, personId, now: clock.now() };
    const after = await database.transaction(async (tx) => {
      await disablePerson(tx, { ...command, reason });
      return readPerson(tx, command);
    });
    return versioned(after);
  },

  async enablePerson({ path: { id: personId } }, caller, context) {
    const payload = { action: 'enable', personId } as const;
    const question = { ...caller, personId, now: context.clock.now() };
    const done = await changing(context, caller, payload, undefined, (tx) =>
      readPerson(tx, question),
    );
    return 'approval' in done ? pending(done.approval) : versioned(done.data);
  },

  async renewInvitation({ path: { id: personId } }, caller, context) {
    const payload = { action: 'renew', personId } as const;
    const done = await changing(context, caller, payload, undefined, linkOf(caller, context));
    return 'approval' in done ? pending(done.approval) : { data: done.data };
  },

  async revokeInvitation({ path: { id: personId } }, { staff }, { database, clock }) {
    const command = { staff, personId, now: clock.now() };
    await database.transaction((tx) => revokeInvitation(tx, command));
  },

  async endPersonSessions({ path: { id: personId } }, { staff }, { database, clock }) {
    const command = { staff, personId, now: clock.now() };
    await database.transaction((tx) => endSessionsOf(tx, command));
  },

  async endPersonSession({ path }, { staff }, { database, clock }) {
    const command = { staff, personId: path.id, shown: path.sessionId, now: clock.now() };
    await database.transaction((tx) => endSessionsOf(tx, command));
  },

  async listRoles(_input, { staff }, { database }) {
    return { data: await database.transaction((tx) => listRoles(tx, staff)) };
  },

  async createRole({ body }, { staff }, { database, clock }) {
    const command = { ...body, staff, now: clock.now() };
    const data = await database.transaction(async (tx) =>
      readRole(tx, staff, await createRole(tx, command)),
    );
    return versioned(data);
  },

  async changeRole({ path: { id: roleId }, headers, body }, caller, context) {
    const { config, database } = context;
    await database.transaction((tx) => requireKeptName(tx, config.oidc, roleId, body.name));
    const payload = { action: 'change', roleId, role: body } as const;
    const done = await changing(context, caller, payload, expectedVersion(headers), (tx) =>
      readRole(tx, caller.staff, roleId),
    );
    return 'approval' in done ? pending(done.approval) : versioned(done.data);
  },

  async deleteRole({ path: { id: roleId } }, { staff }, { config, database, clock }) {
    await database.transaction(async (tx) => {
      await requireKeptName(tx, config.oidc, roleId);
      await deleteRole(tx, { staff, roleId, now: clock.now() });
    });
  },
};

type Payload = Parameters<typeof role.execute>[1]['payload'];
type Outcome = Awaited<ReturnType<typeof role.execute>>;

/** Makes a change of roles and reads its object, or requests the approval that it needs (PEOPLE-111). */
async function changing<Data>(
  { database, secrets, clock }: ServerContext,
  { staff }: SignedIn,
  payload: Payload,
  version: ApprovableChange<Payload>['expectedVersion'],
  read: (tx: Tx, outcome: Outcome) => Promise<Data>,
) {
  return database.transaction(async (tx) => {
    const change = { payload, staff, secrets, reason: undefined, expectedVersion: version };
    const outcome = await makeOrRequest(tx, role, { ...change, now: clock.now() });
    if ('approval' in outcome) return outcome;
    return { data: await read(tx, outcome.made) };
  });
}

/** Reads an invited person and the link. */
function linkOf(caller: SignedIn, { config, clock }: ServerContext) {
  return async (tx: Tx, { invited }: Outcome) => {
    if (!invited) throw new Error('nobody was invited');
    const { personId } = invited;
    const person = await readPerson(tx, { ...caller, personId, now: clock.now() });
    return { person, ...invitationLink(config, invited) };
  };
}
