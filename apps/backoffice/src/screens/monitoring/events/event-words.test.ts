import { expect, test } from 'vitest';
import { makeAuditEntry } from '../../../fixtures/audit.ts';
import { makeMonitoringEvents } from '../../../fixtures/monitoring-events.ts';
import { chartEvents, eventAddress, eventWords } from './event-words.ts';

const terminals = [{ terminalId: 13, name: 'Uzcard deposits' }];

// OFFICE-781
test('events are said by their object and what happened to it', () => {
  expect(makeMonitoringEvents().map((entry) => eventWords(entry, terminals))).toEqual([
    'Account 17: disabled',
    'Account 17: limit changed',
    'Terminal Uzcard deposits: changed',
    'Server: new release',
    'Account 18: paused',
    'Provider 3: changed',
  ]);
  const enabled = [{ field: 'enabled', before: 'false', after: 'true' }];
  const other = { action: 'account.changed', object: { kind: 'account', id: '9' } };
  expect(eventWords(makeAuditEntry({ ...other, changes: enabled }), [])).toBe('Account 9: enabled');
  const terminal = makeAuditEntry({
    action: 'terminal.created',
    object: { kind: 'terminal', id: '8' },
  });
  expect(eventWords(terminal, terminals)).toBe('Terminal 8: created');
});

// OFFICE-781
test('the marks are in the order of time, each with its time and actor', () => {
  const marks = chartEvents(makeMonitoringEvents(), terminals);
  expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(marks.at(-1)).toEqual({
    id: '4305',
    at: Date.parse('2026-11-20T12:52:10.000Z'),
    label: '20/11/2026 12:52:10 Account 17: disabled, Malika Karimova',
  });
});

test('the address is the audit of the object, from the event on', () => {
  const entry = makeAuditEntry({ id: 7, object: { kind: 'account', id: '9' } });
  expect(eventAddress(entry)).toBe(
    `/audit?object=account&objectId=9&before=${Date.parse(entry.createdDate)}.8`,
  );
});
