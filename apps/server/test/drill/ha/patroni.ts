import * as s from 'superstruct';

/** A node with the address of Patroni's REST API. */
type Member = { readonly name: string; readonly address: string; readonly restPort: number };

const clusterStruct = s.type({
  members: s.array(s.type({ name: s.string(), role: s.string(), state: s.string() })),
});

/** The members that a node knows of; none where it does not answer. */
export async function readMembers({ address, restPort }: Member) {
  try {
    const signal = AbortSignal.timeout(3_000);
    const response = await fetch(`http://${address}:${restPort}/cluster`, { signal });
    return s.create(await response.json(), clusterStruct).members;
  } catch {
    return [];
  }
}

/** Asks the leader to hand over; undefined when it does, else its refusal. */
export async function askToSwitch(leader: Member, candidate: Member): Promise<string | undefined> {
  const response = await fetch(`http://${leader.address}:${leader.restPort}/switchover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
  });
  const said = await response.text();
  return response.ok ? undefined : `${response.status} ${said}`;
}
