/**
 * The body of a request with U+FFFD in the place of each half of a character, which JSON can write and the database
 * cannot keep (API-281). One without is the same object.
 */
export function repairTexts(body: unknown): unknown {
  return isWellFormed(body) ? body : repaired(body);
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return Object.values(fieldsOf(value)).every(isWellFormed);
}

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(repaired);
  const fields = Object.entries(fieldsOf(value));
  return fields.length === 0
    ? value
    : Object.fromEntries(fields.map(([name, each]) => [name, repaired(each)]));
}

/** The fields of an object or a list of JSON; none of a file, which is bytes. */
function fieldsOf(value: unknown): object {
  if (typeof value !== 'object' || value === null) return {};
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype ? value : {};
}
